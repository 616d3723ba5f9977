// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIListContentConfiguration {
  /// The appearance of a list content configuration's image.
  public struct ImageProperties: Hashable {
    /// A constant for the system's standard length in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    private var ownTint: UIColor?
    /// The tint colour of the preset for the current state, used unless the app set one, or `nil` for the
    /// view's tint colour.
    var stateTint: UIColor?

    init() {}

    /// The tint colour of template images and symbols, or `nil` for the view's tint colour.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = newValue }
    }

    /// The transformer that derives the displayed colour from `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// Returns the tint colour for a view with the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The symbol configuration, for values that a symbol image does not specify.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image, in points; 0 means no limit along that axis.
    public var maximumSize = CGSize.zero

    /// The size reserved for the image, in points; the image is centred in it.
    ///
    /// A length of 0 reserves the image's own length, `standardDimension` the same length for all rows of
    /// this kind.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image is excluded from colour inversion.
    ///
    /// - Note: Has no effect on Linux.
    public var accessibilityIgnoresInvertColors = false

    /// The colour of the image's outline, or `nil` for the view's tint colour.
    public var strokeColor: UIColor?

    /// The transformer that derives the displayed outline colour from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the colour of the outline for a view with the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// The width of the image's outline, in points, or 0 for no outline.
    public var strokeWidth: CGFloat = 0
  }
}
