// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something more to know about an element for people who ask for it: a name and what it is.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// How soon a person hears of it.
  public enum Importance: UInt, Sendable {
    /// When the person asks for more.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  /// What it is about.
  open var label: String { attributedLabel.string }
  /// What it is about, with attributes of how it is spoken, which nobody here heeds.
  open private(set) var attributedLabel: NSAttributedString
  /// What there is to know.
  open var value: String { attributedValue.string }
  /// What there is to know, with attributes of how it is spoken, which nobody here heeds.
  open private(set) var attributedValue: NSAttributedString
  /// How soon a person hears of it; at first when the person asks.
  open var importance = Importance.default

  /// Something to know from two texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Something to know from two texts with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// What was written to an archive; nil: it is not there.
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

  /// Archives of it are read with the class of what is in them known.
  open class var supportsSecureCoding: Bool { true }

  /// Writes both texts without their attributes, and the importance.
  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  /// The same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}
