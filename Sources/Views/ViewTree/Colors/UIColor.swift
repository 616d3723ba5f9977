// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A colour that is fixed, or resolved for the traits with which it is shown.
///
/// Differs from UIKit: colours are sRGB; components of wider gamuts are interpreted as sRGB.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  /// The immutable content of the colour.
  private let content: Content

  private enum Content {
    case fixed(DisplayColor)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(Pattern)
  }

  /// A repeated image, with its opacity.
  private struct Pattern {
    let image: any PatternPainting
    let alpha: CGFloat
  }

  private init(content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a colour from sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      DisplayColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour from components from 0 to 1.
  ///
  /// Differs from UIKit: the components are interpreted as sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    self.init(DisplayColor(cgColor))
  }

  /// Creates a colour that fills views with a repeated image.
  init(pattern image: any PatternPainting, alpha: CGFloat = 1) {
    content = .pattern(Pattern(image: image, alpha: alpha))
    super.init()
  }

  /// Returns the commands that fill `bounds`, in points, with the colour's image, or `nil` if it has none.
  func patternCommands(in bounds: CGRect, traits: UITraitCollection) -> [DrawCommand]? {
    switch content {
    case .fixed: return nil
    case .dynamic(let provider):
      return provider(traits).patternCommands(in: bounds, traits: traits)
    case .pattern(let pattern):
      let steps = pattern.image.patternCommands(in: bounds, traits: traits)
      guard !steps.isEmpty else { return [] }
      var drawing = Drawing(steps: steps.map { .command($0) })
      drawing.alpha = max(0, min(1, pattern.alpha))
      return [.drawing(drawing)]
    }
  }

  /// Returns the commands that paint the colour's image once, at the origin, and its size in points, or `nil`
  /// if it has none.
  func patternTile(traits: UITraitCollection) -> (commands: [DrawCommand], size: CGSize)? {
    switch content {
    case .fixed: return nil
    case .dynamic(let provider): return provider(traits).patternTile(traits: traits)
    case .pattern(let pattern):
      let size = pattern.image.size
      let commands = patternCommands(in: CGRect(origin: .zero, size: size), traits: traits)
      return commands.map { ($0, size) }
    }
  }

  /// Creates a dynamic colour, which `dynamicProvider` resolves for the traits at each use; the closure is
  /// not called before the first use.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates the colour of a `#colorLiteral`, from sRGB components from 0 to 1.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    content = .fixed(
      DisplayColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// Creates a fixed colour.
  package init(_ color: DisplayColor) {
    content = .fixed(color)
    super.init()
  }

  // MARK: Archives

  /// Whether the class supports secure coding: `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the colour stored in an archive, or returns `nil` if there is none.
  public required init?(coder: NSCoder) {
    guard let color = Self.color(in: coder) else { return nil }
    content = .fixed(color)
    super.init()
  }

  /// Encodes the components of the colour; those of a dynamic colour are resolved for the current traits.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Returns the colour that a dynamic colour has for `traitCollection`; a fixed colour or a pattern returns
  /// itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed, .pattern: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Whether the colour is dynamic.
  var isDynamic: Bool {
    if case .dynamic = content { true } else { false }
  }

  /// Returns the colour with another opacity, from 0 to 1; it is dynamic if this one is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(var color):
      color.alpha = Double(alpha)
      return UIColor(color)
    case .dynamic(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    case .pattern(let pattern): return UIColor(pattern: pattern.image, alpha: alpha)
    }
  }

  /// The colour for the current traits, transparent for a pattern; see `UITraitCollection.current`.
  open var cgColor: CGColor {
    let color = displayColor(with: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Retrieves the components for the current traits, from 0 to 1; all are 0 for a pattern.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Retrieves hue, saturation and brightness for the current traits, from 0 to 1; all are 0 for a pattern.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(with: .current)
    let hsb = HSB(color)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Retrieves the white component for the current traits, from 0 to 1.
  ///
  /// - Returns: Whether the colour is a grey; if not, nothing is retrieved.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns whether the colours have the same components; a dynamic colour or pattern equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let mine) = content, case .fixed(let theirs) = other.content else {
      return false
    }
    return mine == theirs
  }

  /// A grey of the same lightness as the colour.
  ///
  /// Differs from UIKit, whose shade is unknown: the weights are those of luma in television.
  var withoutColor: UIColor {
    func grey(_ color: DisplayColor) -> UIColor {
      let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(DisplayColor(red: light, green: light, blue: light, alpha: color.alpha))
    }
    guard isDynamic else { return grey(displayColor(with: .current)) }
    return UIColor { grey(self.displayColor(with: $0)) }
  }

  /// The hash value, equal for equal colours.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour that a host paints for `traits`.
  package func displayColor(with traits: UITraitCollection) -> DisplayColor {
    guard case .fixed(let color) = resolvedColor(with: traits).content else {
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return color
  }

  /// Returns the colour that a host paints for `traits` in `view`, with its tint colour.
  @MainActor
  func displayColor(with traits: UITraitCollection, in view: AnyObject) -> DisplayColor {
    if case .fixed(let color) = content { return color }
    return TraitContext.with(view) { displayColor(with: traits) }
  }
}
