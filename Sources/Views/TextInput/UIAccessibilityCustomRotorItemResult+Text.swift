// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIAccessibilityCustomRotorItemResult {
  /// Creates a result from an element and a range of its text, or `nil` for the whole text.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  /// The range of the element's text, or `nil` for the whole text.
  public var targetRange: UITextRange? {
    get { rangeOfText as? UITextRange }
    set { rangeOfText = newValue }
  }
}
