// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIListContentConfiguration {
  /// The look of a row's picture.
  public struct ImageProperties: Hashable {
    /// Stands for the system's length in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    private var ownTint: UIColor?
    /// What the state makes of a tint the application did not set; nil: the view's tint.
    var stateTint: UIColor?

    init() {}

    /// The colour of pictures that have none of their own; nil: the view's tint colour.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = newValue }
    }

    /// Makes the colour that shows from `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour that shows in a view of the given tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// How symbols look that say nothing of it themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// How much the picture's corners are rounded, in points.
    public var cornerRadius: CGFloat = 0

    /// The greatest size of the picture, in points; 0: no limit along that axis.
    public var maximumSize = CGSize.zero

    /// The size that is kept free for the picture, in points, in which it stands in the middle.
    ///
    /// 0: its own length; `standardDimension`: the same for rows of this kind.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the picture stays as it is when colours are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The colour of the picture's outline; nil: the view's tint colour.
    public var strokeColor: UIColor?

    /// Makes the colour of the outline that shows from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The colour of the outline that shows in a view of the given tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// How thick the picture's outline is, in points; 0: there is none.
    public var strokeWidth: CGFloat = 0
  }
}
