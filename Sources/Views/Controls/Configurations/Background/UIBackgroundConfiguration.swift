// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The appearance of a view's background: colour, outline, corners, an image or a custom view.
public struct UIBackgroundConfiguration: Hashable {
  /// The presets, which `updated(for:)` adapts to a state.
  enum Style: Hashable {
    case clear, plainCell, groupedCell, header, groupedHeader, sidebarHeader, sidebarCell
    /// The presets that adapt to the list that contains the view.
    case anyCell, anyHeader
  }

  let style: Style
  /// The corner radius of the preset, for the state of the last `updated(for:)`.
  private var styleCornerRadius: CGFloat
  private var ownCornerRadius: CGFloat?
  /// The background colour of the preset, for the state of the last `updated(for:)`.
  var styleColor: UIColor?
  private var ownColor: OwnColor?

  /// A colour set by the app, which may be `nil`.
  private struct OwnColor: Hashable { let color: UIColor? }

  init(_ style: Style) {
    self.style = style
    let look = style.resolved(in: .unspecified)
    styleColor = look.ground
    styleCornerRadius = look.cornerRadius
  }

  /// A custom view that fills the background, in front of the colour.
  public var customView: UIView?

  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? styleCornerRadius }
    set { ownCornerRadius = newValue }
  }

  /// The insets of the background within its view, in points; negative values extend beyond the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the view's layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background colour, or `nil` for the view's tint colour.
  public var backgroundColor: UIColor? {
    get { ownColor.map(\.color) ?? styleColor }
    set { ownColor = OwnColor(color: newValue) }
  }

  /// The transformer that derives the displayed colour from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// Returns the background colour for a view with the given tint colour.
  ///
  /// Differs from UIKit: where the tint colour indicates the focus, it is darkened until white text on it has
  /// a contrast of 4.5.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (ownColor == nil ? tintColor.asFocusGround : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// An image in front of the colour.
  public var image: UIImage?

  /// The content mode of the image.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The colour of the outline, or `nil` for the view's tint colour.
  public var strokeColor: UIColor?

  /// The transformer that derives the displayed outline colour from `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Returns the colour of the outline for a view with the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The width of the outline, in points, or 0 for no outline.
  public var strokeWidth: CGFloat = 0

  /// The distance of the outline from the background's edge, in points; negative values lie inside.
  public var strokeOutset: CGFloat = 0

  /// The effect applied to the content behind the background, under its colour, or `nil` for no effect.
  ///
  /// Differs from UIKit: it is displayed as in `UIVisualEffectView`, flat.
  public var visualEffect: UIVisualEffect?

  /// The shadow of the background; invisible unless its opacity is set.
  public var shadowProperties = UIShadowProperties()

  /// Whether the background itself indicates the focus, so that no focus ring is needed.
  package var showsFocus: Bool { style == .sidebarCell && ownColor == nil }

  /// Returns the configuration updated for `state`.
  ///
  /// Values set by the app are kept. The colours for states were not recorded from UIKit.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let look = style.resolved(in: state.traitCollection.listEnvironment)
    updated.styleColor = look.color(in: StateLook(state))
    updated.styleCornerRadius = look.cornerRadius
    return updated
  }
}
