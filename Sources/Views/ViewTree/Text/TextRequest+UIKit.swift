// SPDX-License-Identifier: Apache-2.0

extension TextRequest.Alignment {
  /// Creates the alignment for UIKit's `alignment`; `.natural` depends on `isRightToLeft`.
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
  /// Creates the line break for UIKit's `mode`.
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
