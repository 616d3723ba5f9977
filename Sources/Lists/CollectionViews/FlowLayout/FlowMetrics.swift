// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What layout and delegate say about one section of a flow.
struct FlowMetrics {
  var insets: UIEdgeInsets
  var lineGap: CGFloat
  var itemGap: CGFloat
  var header: CGSize
  var footer: CGSize
  var sizes: FlowSizes
}
