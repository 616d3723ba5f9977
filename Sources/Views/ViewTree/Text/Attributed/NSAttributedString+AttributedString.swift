// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// Creates a string with the UIKit and link attributes of `attrStr`; other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(
        NSAttributedString(string: text, attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: result)
  }

  private static func attributes(
    of run: AttributedString.Runs.Run
  ) -> [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var found: [NSAttributedString.Key: Any] = [:]
    if let value = run[Keys.FontAttribute.self] { found[.font] = value }
    if let value = run[Keys.ParagraphStyleAttribute.self] { found[.paragraphStyle] = value }
    if let value = run[Keys.ForegroundColorAttribute.self] { found[.foregroundColor] = value }
    if let value = run[Keys.BackgroundColorAttribute.self] { found[.backgroundColor] = value }
    if let value = run[Keys.KernAttribute.self] { found[.kern] = value }
    if let value = run[Keys.TrackingAttribute.self] { found[.tracking] = value }
    if let value = run[Keys.UnderlineStyleAttribute.self] {
      found[.underlineStyle] = value.rawValue
    }
    if let value = run[Keys.UnderlineColorAttribute.self] { found[.underlineColor] = value }
    if let value = run[Keys.StrikethroughStyleAttribute.self] {
      found[.strikethroughStyle] = value.rawValue
    }
    if let value = run[Keys.StrikethroughColorAttribute.self] { found[.strikethroughColor] = value }
    if let value = run[Keys.StrokeWidthAttribute.self] { found[.strokeWidth] = value }
    if let value = run[Keys.StrokeColorAttribute.self] { found[.strokeColor] = value }
    if let value = run[Keys.BaselineOffsetAttribute.self] { found[.baselineOffset] = value }
    if let value = run[Keys.ShadowAttribute.self] { found[.shadow] = value }
    if let link = run.link { found[.link] = link }
    return found
  }
}

extension AttributedString {
  /// Creates a string with the UIKit and link attributes of `nsStr`; other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let utf16 = nsStr.string.utf16
      let start = utf16.index(utf16.startIndex, offsetBy: range.location)
      let end = utf16.index(start, offsetBy: range.length)
      append(
        AttributedString(
          String(nsStr.string[start..<end]), attributes: AttributeContainer(attributes)))
    }
  }
}
