// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIImage {
  /// The picture with `change` made to how it is shown.
  func shown(_ change: (inout ImageManner) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return UIImage(displayImage, scale: scale, manner: manner)
  }

  // MARK: Colours

  /// Whether the picture is shown in its own colours.
  public var renderingMode: RenderingMode { manner.renderingMode }

  /// The picture shown in its own colours, or as a shape.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    shown { $0.renderingMode = renderingMode }
  }

  /// The picture as a shape in `color`; where it is shown as a template, the view's tint wins.
  public func withTintColor(_ color: UIColor) -> UIImage {
    shown { $0.tint = color }
  }

  /// The picture as a shape in `color`, or with the view's tint, as `renderingMode` says.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    shown {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  // MARK: Stretching

  /// The edges that keep their size when the picture is made larger, in points.
  public var capInsets: UIEdgeInsets { manner.capInsets ?? .zero }

  /// What fills the room between the caps.
  public var resizingMode: ResizingMode { manner.resizingMode }

  /// The picture with edges that keep their size, and the part between them repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size; `resizingMode` says what is between them.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    shown {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  // MARK: Alignment

  /// What is not counted when the picture is aligned with others, in points.
  public var alignmentRectInsets: UIEdgeInsets { manner.alignmentRectInsets }

  /// The picture, aligned by what is inside `alignmentInsets`.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    shown { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Where text beside the picture stands, in points above the bottom edge; nil: nothing is said.
  public var baselineOffsetFromBottom: CGFloat? { manner.baselineOffset }

  /// The picture with a line for text beside it, `baselineOffset` points above the bottom edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    shown { $0.baselineOffset = baselineOffset }
  }

  /// The picture without a line for text.
  public func imageWithoutBaseline() -> UIImage { shown { $0.baselineOffset = nil } }

  // MARK: Direction

  /// Whether the picture is mirrored where text runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { manner.flipsForRightToLeft }

  /// The picture, mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    shown { $0.flipsForRightToLeft = true }
  }

  /// The picture mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(displayImage?.mirrored, scale: scale, manner: manner)
  }

  // MARK: Frames

  /// The pictures shown one after the other; nil: the picture does not move.
  public var images: [UIImage]? { manner.frames.isEmpty ? nil : manner.frames }

  /// How long showing all `images` takes, in seconds.
  public var duration: TimeInterval { manner.duration }

  /// A picture that shows `images` one after the other, all in `duration` seconds; nil: there are
  /// none.
  ///
  /// 0 seconds: a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.shown {
      $0.frames = images
      $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    }
  }

  /// The pictures `name0`, `name1` and so on, up to 1024, one after the other; nil: there are none.
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

  /// What the picture was chosen and drawn for; nil: nothing was said.
  public var configuration: Configuration? { manner.configuration }

  /// The variants that the picture was chosen from; nil: there is only this one.
  public var imageAsset: UIImageAsset? { manner.asset }

  /// The traits the picture was chosen for.
  public var traitCollection: UITraitCollection {
    manner.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// The picture for `configuration`: another variant, a symbol in another size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let traits = configuration.traitCollection
    let chosen = traits.flatMap { manner.asset?.image(with: $0) } ?? self
    return chosen.configured(configuration)
  }
}
