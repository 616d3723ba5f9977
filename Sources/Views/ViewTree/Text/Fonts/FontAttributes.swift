// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The attributes of a font descriptor, for reading and writing.
struct FontAttributes {
  typealias Key = UIFontDescriptor.AttributeName
  typealias Trait = UIFontDescriptor.TraitKey

  private(set) var font: FontDescription
  private(set) var textStyle: UIFont.TextStyle?
  /// The attributes that hosts do not use, and feature settings as given.
  private(set) var said: [Key: Any]

  init(_ attributes: [Key: Any]) {
    textStyle =
      attributes[.textStyle] as? UIFont.TextStyle
      ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    let style = textStyle.map { UIFont.preferredFont(forTextStyle: $0).hostFont }
    var size = Self.number(attributes[.size]) ?? 0
    if !size.isFinite || size <= 0 { size = style?.size ?? 12 }
    font = style ?? FontDescription(size: size)
    font.size = size
    if let name = attributes[.name] as? String, !Self.isSystem(name) {
      font = FontName(name).description(size: size)
    } else if let family = attributes[.family] as? String {
      let face = (attributes[.face] as? String)?.filter { $0 != " " }
      font = FontName(face.map { "\(family)-\($0)" } ?? family).description(size: size)
      font.family = Self.isSystem(family) ? nil : family
    } else if let face = attributes[.face] as? String {
      let read = FontName("System-\(face.filter { $0 != " " })").description(size: size)
      (font.weight, font.isItalic) = (read.weight, read.isItalic)
    }
    said = attributes
    for known in [Key.family, .name, .face, .size, .traits, .textStyle] { said[known] = nil }
    take(Self.traits(attributes[.traits]))
    font.features = FontFeatures(attributes[.featureSettings]).text
    if font.features.isEmpty, let own = said.removeValue(forKey: Self.features) as? String {
      font.features = own
    }
  }

  /// The key for features without feature settings.
  private static let features = Key(rawValue: "MullionFontFeatures")

  private mutating func take(_ traits: [Trait: Any]) {
    if let bits = Self.number(traits[.symbolic]) {
      let kinds = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(max(0, min(bits, 4e9))))
      if kinds.contains(.traitItalic) { font.isItalic = true }
      if kinds.contains(.traitMonoSpace) { font.isMonospaced = true }
      if kinds.contains(.traitBold), font.weight < UIFont.Weight.semibold.rawValue {
        font.weight = UIFont.Weight.bold.rawValue
      }
    }
    if let kinds = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
      take([.symbolic: Int(kinds.rawValue)])
    }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]),
      weight.isFinite
    {
      font.weight = max(-1, min(1, weight))
    }
    if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? Self.number(traits[.width]),
      width.isFinite
    {
      font.width = max(-1, min(1, width))
    }
    if let slant = Self.number(traits[.slant]) { font.isItalic = slant > 0 }
  }

  /// Returns the symbolic traits, the weight, the width and the slant of `font`.
  static func traits(of font: FontDescription) -> [Trait: Any] {
    [
      .symbolic: Int(UIFontDescriptor(font).symbolicTraits.rawValue), .weight: font.weight,
      .width: font.width, .slant: CGFloat(font.isItalic ? 0.07 : 0),
    ]
  }

  /// Returns the attributes that recreate this font.
  static func list(
    _ font: FontDescription, _ textStyle: UIFont.TextStyle?, _ said: [Key: Any]
  ) -> [Key: Any] {
    var list = said
    list[.size] = font.size
    list[.textStyle] = textStyle?.rawValue
    if let family = font.family { list[.family] = family }
    var plain = FontDescription(size: font.size)
    if let textStyle { plain.weight = textStyle.weight.rawValue }
    let looks = font.weight != plain.weight || font.isItalic || font.width != 0
    if looks || font.isMonospaced { list[.traits] = traits(of: font) }
    if !font.features.isEmpty, said[.featureSettings] == nil { list[features] = font.features }
    return list
  }

  private static func isSystem(_ name: String) -> Bool {
    name == "System" || name.hasPrefix("System-") || name.hasPrefix("SystemMonospaced")
      || name.hasPrefix(".")
  }

  /// Returns the traits of a dictionary whose keys are trait keys or their names.
  static func traits(_ value: Any?) -> [Trait: Any] {
    if let traits = value as? [Trait: Any] { return traits }
    let named = value as? [String: Any] ?? [:]
    return Dictionary(uniqueKeysWithValues: named.map { (Trait(rawValue: $0), $1) })
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
