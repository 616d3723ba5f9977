// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Additional information about an accessibility element: a label and a value.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// The importance of the information, which determines when assistive technologies present it.
  public enum Importance: UInt, Sendable {
    /// The importance of information that is presented on the user's request.
    case `default` = 0
    /// The importance of information that is presented together with the element.
    case high = 1
  }

  /// The label of the information.
  open var label: String { attributedLabel.string }
  /// The label with speech attributes.
  ///
  /// - Note: The attributes have no effect on Linux.
  open private(set) var attributedLabel: NSAttributedString
  /// The value of the information.
  open var value: String { attributedValue.string }
  /// The value with speech attributes.
  ///
  /// - Note: The attributes have no effect on Linux.
  open private(set) var attributedValue: NSAttributedString
  /// The importance of the information; `default` initially.
  ///
  /// Content of high importance precedes other content.
  open var importance = Importance.default

  /// Creates custom content from a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates custom content from an attributed label and value.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Creates custom content from an archive, without speech attributes; `nil` if the label or the value is
  /// missing.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "label"), coder.containsValue(forKey: "value"),
      let label = coder.decodeObject(of: NSString.self, forKey: "label"),
      let value = coder.decodeObject(of: NSString.self, forKey: "value")
    else { return nil }
    attributedLabel = NSAttributedString(string: label as String)
    attributedValue = NSAttributedString(string: value as String)
    importance =
      Importance(rawValue: UInt(max(0, coder.decodeInteger(forKey: "importance")))) ?? .default
    super.init()
  }

  /// Whether secure coding is supported; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the label and the value, without their attributes, and the importance.
  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  /// Returns a copy with the same label, value and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}
