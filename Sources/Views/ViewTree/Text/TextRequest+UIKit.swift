// SPDX-License-Identifier: Apache-2.0

extension TextRequest.Alignment {
  /// UIKit's alignment, where people read from the right or not.
  package init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: isRightToLeft ? .right : .left
      }
  }
}

extension TextRequest.LineBreak {
  /// UIKit's way to break lines.
  package init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
