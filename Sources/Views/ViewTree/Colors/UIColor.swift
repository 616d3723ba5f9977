// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

/// A colour, fixed or chosen anew for the traits it is shown with.
///
/// Differs from UIKit: colours are sRGB; wide-gamut components are taken for sRGB ones.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  /// What the colour is; never changes.
  private let content: Content

  private enum Content {
    case fixed(DisplayColor)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(Pattern)
  }

  /// A picture that is put beside itself, and how opaque it is.
  private struct Pattern {
    let image: any PatternPainting
    let alpha: CGFloat
  }

  private init(content: Content) {
    self.content = content
    super.init()
  }

  /// A colour of sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      DisplayColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A colour of components from 0 to 1.
  ///
  /// Differs from UIKit: the components are taken for sRGB ones.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// A colour that QuartzCore and CoreGraphics use.
  public convenience init(cgColor: CGColor) {
    self.init(DisplayColor(cgColor))
  }

  /// A picture that is put beside itself wherever the colour fills a view.
  init(pattern image: any PatternPainting, alpha: CGFloat = 1) {
    content = .pattern(Pattern(image: image, alpha: alpha))
    super.init()
  }

  /// What paints the colour's picture all over `bounds`, in points; nil: it has none.
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

  /// What paints the colour's picture once, from the origin on, and its size, in points; nil: it has none.
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

  /// A colour that `dynamicProvider` chooses whenever it is shown; not called before.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// The colour of a `#colorLiteral`: sRGB components from 0 to 1.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    content = .fixed(
      DisplayColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// A fixed colour.
  package init(_ color: DisplayColor) {
    content = .fixed(color)
    super.init()
  }

  // MARK: Archives

  /// Colours are safe to read from archives of others.
  open class var supportsSecureCoding: Bool { true }

  /// The colour in an archive; nil where none is.
  public required init?(coder: NSCoder) {
    guard let color = Self.color(in: coder) else { return nil }
    content = .fixed(color)
    super.init()
  }

  /// Writes the colour's components to an archive: of a dynamic colour those of the current traits.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The colour for `traitCollection`, itself not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed, .pattern: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Whether the colour is chosen anew for the traits it is shown with.
  var isDynamic: Bool {
    if case .dynamic = content { true } else { false }
  }

  /// The colour with another opacity, from 0 to 1; dynamic if this one is.
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

  /// The colour for the traits in force now; see `UITraitCollection.current`.
  open var cgColor: CGColor {
    let color = displayColor(with: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Reads the components for the traits in force now, from 0 to 1.
  ///
  /// - Returns: true; every colour has such components.
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

  /// Reads hue, saturation and brightness for the traits in force now, from 0 to 1.
  ///
  /// - Returns: true; every colour has such components.
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

  /// Reads the grey for the traits in force now, from 0 to 1.
  ///
  /// - Returns: Whether the colour is a grey; nothing is read when it is not.
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

  /// Whether the colours have the same components; a dynamic one equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let mine) = content, case .fixed(let theirs) = other.content else {
      return false
    }
    return mine == theirs
  }

  /// A grey that is as light as the colour.
  ///
  /// Differs from UIKit, whose shade is not known: the weights are those of brightness in television.
  var withoutColor: UIColor {
    func grey(_ color: DisplayColor) -> UIColor {
      let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(DisplayColor(red: light, green: light, blue: light, alpha: color.alpha))
    }
    guard isDynamic else { return grey(displayColor(with: .current)) }
    return UIColor { grey(self.displayColor(with: $0)) }
  }

  /// Equal for colours that are equal.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .dynamic, .pattern: ObjectIdentifier(self).hashValue
    }
  }

  /// The colour itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a host paints for `traits`.
  package func displayColor(with traits: UITraitCollection) -> DisplayColor {
    guard case .fixed(let color) = resolvedColor(with: traits).content else {
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return color
  }

  /// What a host paints for `traits` in `view`, whose tint colour counts.
  @MainActor
  func displayColor(with traits: UITraitCollection, in view: AnyObject) -> DisplayColor {
    if case .fixed(let color) = content { return color }
    return TraitContext.with(view) { displayColor(with: traits) }
  }
}
