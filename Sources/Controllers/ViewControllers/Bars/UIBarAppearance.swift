// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// What the background of a bar looks like.
///
/// Differs from UIKit: nothing is blurred; a colour stands for the background's effect, that of the default one
/// is what a blurred background has over a plain ground.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The kind of device the appearance is for.
  public let idiom: UIUserInterfaceIdiom

  /// The glass behind the colour; nil: none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The colour behind the bar; nil: nothing.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The picture behind the bar, in front of the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }

  /// Shows `picture` behind the bar, as bars of before appearances do: an empty one takes the background away.
  func showGround(_ picture: UIImage?) {
    let isEmpty = picture.map { $0.size == .zero } ?? false
    let line = shadowImage
    if isEmpty { configureWithTransparentBackground() }
    shadowImage = line
    backgroundImage = isEmpty ? nil : picture
  }
  /// How the picture follows the bar's size.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }
  /// The colour of the line at the bar's edge; nil: there is none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The picture of the line at the bar's edge, drawn in `shadowColor`'s place.
  open var shadowImage: UIImage? { didSet { changed() } }
  /// What stands for the glass; nil: there is none.
  package var material: UIColor? {
    guard let backgroundEffect else { return nil }
    return backgroundEffect == Self.chrome ? Self.materialColor : backgroundEffect.color
  }
  private static let chrome = UIBlurEffect(style: .systemChromeMaterial)

  /// Tells the bar that has the appearance.
  package weak var presenter: (any BarAppearancePresenting)?
  func changed() { presenter?.barAppearanceChanged() }

  /// The system's appearance.
  public convenience override init() {
    self.init(idiom: .phone)
  }

  /// The system's appearance on the given kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    backgroundEffect = Self.chrome
    shadowColor = Self.lineColor
  }

  /// An appearance of the same background.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// The system's appearance.
  ///
  /// Differs from UIKit: there are no archives of appearances; `coder` is not read.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: appearances are not archived.
  open func encode(with coder: NSCoder) {}

  /// An appearance that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }

  /// Sets the background to the system's: content shows a little through it.
  open func configureWithDefaultBackground() {
    setBackground(color: nil, shadow: Self.lineColor, effect: Self.chrome)
  }

  /// Sets the background to the system's colour, in full.
  open func configureWithOpaqueBackground() {
    setBackground(color: .systemBackground, shadow: Self.lineColor, effect: nil)
  }

  /// Sets the background to nothing.
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

  /// The colour of bars over a plain ground.
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
