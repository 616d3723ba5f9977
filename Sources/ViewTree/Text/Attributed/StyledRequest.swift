// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A question how an attributed text is set.
struct StyledRequest: Hashable, Sendable {
  var text: StyledText
  /// In points; infinity: lines are broken in the text alone.
  var width: CGFloat
  /// 0: no limit.
  var maximumLines: Int
}
