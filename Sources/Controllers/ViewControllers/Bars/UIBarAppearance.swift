// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The appearance of a bar's background.
///
/// Differs from UIKit: nothing is blurred; the background effect is replaced by a colour. For the default
/// effect, this is the colour of a blurred bar over a plain background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The idiom of the device that the appearance is for.
  public let idiom: UIUserInterfaceIdiom

  /// The visual effect behind the colour, or `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The background colour, or `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The background image, in front of the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }

  /// Shows `picture` as the background of a bar; an image of zero size removes the background.
  func showGround(_ picture: UIImage?) {
    let isEmpty = picture.map { $0.size == .zero } ?? false
    let line = shadowImage
    if isEmpty { configureWithTransparentBackground() }
    shadowImage = line
    backgroundImage = isEmpty ? nil : picture
  }
  /// The content mode of the background image.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }
  /// The colour of the line at the bar's edge, or `nil` for no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The image of the line at the bar's edge, drawn instead of `shadowColor`.
  open var shadowImage: UIImage? { didSet { changed() } }
  /// The colour that replaces the visual effect, or `nil` without an effect.
  package var material: UIColor? {
    guard let backgroundEffect else { return nil }
    return backgroundEffect == Self.chrome ? Self.materialColor : backgroundEffect.color
  }
  private static let chrome = UIBlurEffect(style: .systemChromeMaterial)

  /// The bar that shows the appearance and is notified of changes.
  package weak var presenter: (any BarAppearancePresenting)?
  func changed() { presenter?.barAppearanceChanged() }

  /// Creates the system's appearance.
  public convenience override init() {
    self.init(idiom: .phone)
  }

  /// Creates the system's appearance for the given idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    backgroundEffect = Self.chrome
    shadowColor = Self.lineColor
  }

  /// Creates an appearance with the background of `barAppearance`.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Creates the system's appearance.
  ///
  /// Differs from UIKit: appearances are not archived; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }

  /// Sets the background to the system's translucent background.
  open func configureWithDefaultBackground() {
    setBackground(color: nil, shadow: Self.lineColor, effect: Self.chrome)
  }

  /// Sets the background to the system's opaque colour.
  open func configureWithOpaqueBackground() {
    setBackground(color: .systemBackground, shadow: Self.lineColor, effect: nil)
  }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() {
    setBackground(color: nil, shadow: nil, effect: nil)
  }

  func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    backgroundEffect = other.backgroundEffect
  }

  private func setBackground(color: UIColor?, shadow: UIColor?, effect: UIBlurEffect?) {
    backgroundEffect = effect
    backgroundImage = nil
    shadowImage = nil
    backgroundColor = color
    shadowColor = shadow
  }

  /// The colour of bars over a plain background.
  static let materialColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 1)
  }

  private static let lineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
