// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The look of what is behind a view's content: colour, outline, corners, a picture or a view.
public struct UIBackgroundConfiguration: Hashable {
  /// Whose look it is, for `updated(for:)`.
  enum Style: Hashable {
    case clear, plainCell, groupedCell, header, groupedHeader, sidebarHeader, sidebarCell
    /// As the list in which the view is has it.
    case anyCell, anyHeader
  }

  let style: Style
  /// The corners that the style has in the state it was last updated for.
  private var styleCornerRadius: CGFloat
  private var ownCornerRadius: CGFloat?
  /// What the style has in the state it was last updated for.
  var styleColor: UIColor?
  private var ownColor: OwnColor?

  /// A colour of the application's, which may be none.
  private struct OwnColor: Hashable { let color: UIColor? }

  init(_ style: Style) {
    self.style = style
    let look = style.resolved(in: .unspecified)
    styleColor = look.ground
    styleCornerRadius = look.cornerRadius
  }

  /// A view that fills the background, in front of the colour; its frame is the background's.
  public var customView: UIView?

  /// How much the corners are rounded, in points.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? styleCornerRadius }
    set { ownCornerRadius = newValue }
  }

  /// The room around the background within its view, in points; negative: beyond the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the view's margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour; nil: the view's tint colour.
  public var backgroundColor: UIColor? {
    get { ownColor.map(\.color) ?? styleColor }
    set { ownColor = OwnColor(color: newValue) }
  }

  /// Makes the colour that shows from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// The colour that shows in a view of the given tint.
  ///
  /// Differs from UIKit: where the tint shows the focus, it is darkened until white text on it has a
  /// contrast of 4.5.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (ownColor == nil ? tintColor.asFocusGround : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// A picture in front of the colour.
  public var image: UIImage?

  /// How the picture is placed.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The colour of the outline; nil: the view's tint colour.
  public var strokeColor: UIColor?

  /// Makes the colour of the outline that shows from `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The colour of the outline that shows in a view of the given tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// How thick the outline is, in points; 0: there is none.
  public var strokeWidth: CGFloat = 0

  /// How far outside of the background the outline stands, in points; negative: within.
  public var strokeOutset: CGFloat = 0

  /// What is done to what is behind the background, under its colour; nil: nothing.
  ///
  /// Differs from UIKit: shows as `UIVisualEffectView` does, flat.
  public var visualEffect: UIVisualEffect?

  /// The shadow of the background; there is none unless its opacity is set.
  public var shadowProperties = UIShadowProperties()

  /// Whether a view that has the focus looks so, and needs no ring.
  package var showsFocus: Bool { style == .sidebarCell && ownColor == nil }

  /// This, changed as it looks in `state`.
  ///
  /// What the application set stays. The colours by state are ours: none were recorded.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let look = style.resolved(in: state.traitCollection.listEnvironment)
    updated.styleColor = look.color(in: StateLook(state))
    updated.styleCornerRadius = look.cornerRadius
    return updated
  }
}
