// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIImage {
  /// Returns the image with changed display options.
  func shown(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return UIImage(displayImage, scale: scale, manner: manner)
  }

  // MARK: Colours

  /// The rendering mode: original colours, or template.
  public var renderingMode: RenderingMode { manner.renderingMode }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }

  /// Returns the image tinted in `color`; with the rendering mode `alwaysTemplate`, the view's tint colour
  /// takes precedence.
  public func withTintColor(_ color: UIColor) -> UIImage {
    shown { $0.tint = color }
  }

  /// Returns the image with another rendering mode, tinted in `color`; with `alwaysTemplate`, the view's tint
  /// colour takes precedence.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    shown {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  // MARK: Stretching

  /// The edges that are not stretched when the image is enlarged, in points.
  public var capInsets: UIEdgeInsets { manner.capInsets ?? .zero }

  /// The resizing of the part between the caps.
  public var resizingMode: ResizingMode { manner.resizingMode }

  /// Returns the image with edges that are not resized; the part between them is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that are not resized; the part between them is tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    shown {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  // MARK: Alignment

  /// The insets of the alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { manner.alignmentRectInsets }

  /// Returns the image with an alignment rectangle inset by `alignmentInsets`.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    shown { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The baseline for text beside the image, in points above the bottom edge; `nil` for none.
  ///
  /// - Note: Has no effect on Linux: images are not aligned by their baselines.
  public var baselineOffsetFromBottom: CGFloat? { manner.baselineOffset }

  /// Returns the image with a baseline `baselineOffset` points above the bottom edge.
  ///
  /// - Note: Has no effect on Linux, as ``baselineOffsetFromBottom``.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    shown { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { shown { $0.baselineOffset = nil } }

  // MARK: Direction

  /// Whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { manner.flipsForRightToLeft }

  /// Returns the image, mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    shown { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(displayImage?.mirrored, scale: scale, manner: manner)
  }

  // MARK: Frames

  /// The frames of an animated image; `nil` for a still image.
  public var images: [UIImage]? { manner.frames.isEmpty ? nil : manner.frames }

  /// The duration of all `images`, in seconds.
  public var duration: TimeInterval { manner.duration }

  /// Returns an animated image with the given frames and a total duration in seconds, or `nil` if there are
  /// no frames.
  ///
  /// A duration of 0 stands for a thirtieth of a second for each frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.shown {
      $0.frames = images
      $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    }
  }

  /// Returns an animated image of the images named `name0` (which may be missing), `name1` and so on, up to
  /// 1024, or `nil` if there are none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    for number in 0...1024 {
      guard let frame = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  // MARK: Configuration

  /// The configuration that the image was selected and drawn for; `nil` for none.
  public var configuration: Configuration? { manner.configuration }

  /// The asset that the image was selected from; `nil` if there are no variants.
  public var imageAsset: UIImageAsset? { manner.asset }

  /// The traits that the image was selected for.
  public var traitCollection: UITraitCollection {
    manner.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// Returns the image for `configuration`: another variant of its asset, or a symbol in another size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let traits = configuration.traitCollection
    let chosen = traits.flatMap { manner.asset?.image(with: $0) } ?? self
    return chosen.configured(configuration)
  }
}
