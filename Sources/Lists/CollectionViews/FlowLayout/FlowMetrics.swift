// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The metrics of one section of a flow, from the layout and its delegate.
struct FlowMetrics {
  var insets: UIEdgeInsets
  var lineGap: CGFloat
  var itemGap: CGFloat
  var header: CGSize
  var footer: CGSize
  var sizes: FlowSizes
}
