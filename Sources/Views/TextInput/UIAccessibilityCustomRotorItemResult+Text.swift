// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIAccessibilityCustomRotorItemResult {
  /// An element, and a part of its text; nil: all of it.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  /// The part of the element's text; nil: all of it.
  public var targetRange: UITextRange? {
    get { rangeOfText as? UITextRange }
    set { rangeOfText = newValue }
  }
}
