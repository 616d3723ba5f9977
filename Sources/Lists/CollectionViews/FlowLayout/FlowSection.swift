// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// One section of a flow: header, inset, lines, inset, footer.
struct FlowSection {
  /// The offset from the beginning of the content, in points.
  var start: CGFloat = 0
  /// The length of the header along the scroll axis; zero if there is none.
  let header: CGFloat
  /// The length of the footer along the scroll axis; zero if there is none.
  let footer: CGFloat
  /// The space between the header and the lines, in points; `after` is the space between the lines and the
  /// footer.
  let before: CGFloat
  let after: CGFloat
  /// The position of the lines' beginning across the scroll axis.
  let leading: CGFloat
  var lines: FlowLines

  var linesStart: CGFloat { start + header + before }
  var footerStart: CGFloat { linesStart + lines.length + after }
  var end: CGFloat { footerStart + footer }
}
