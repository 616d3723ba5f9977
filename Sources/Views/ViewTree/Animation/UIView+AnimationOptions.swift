// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// The curve that accelerates, then decelerates.
    case easeInOut = 0
    /// The curve that accelerates.
    case easeIn = 1
    /// The curve that decelerates.
    case easeOut = 2
    /// The curve with constant speed.
    case linear = 3
  }

  /// The transition of a view in an animation begun by `beginAnimations(_:context:)`.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A flip around the vertical axis; the same as ``flipFromRight`` on Linux.
    case flipFromLeft = 1
    /// A flip around the vertical axis; the same as ``flipFromLeft`` on Linux.
    case flipFromRight = 2
    /// A page curl upwards.
    case curlUp = 3
    /// A page curl downwards.
    case curlDown = 4
  }

  /// The options of an animation of views.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option that lays out views that need layout inside the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// The option that allows touches on views while they are animated.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// The option that begins changes at the current values of running animations and replaces these.
    public static var beginFromCurrentState: AnimationOptions {
      AnimationOptions(rawValue: 1 << 2)
    }
    /// The option that repeats the animation indefinitely.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// The option that runs the animation backwards after each forward run.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// The option that uses the given duration, even inside another animation.
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    /// The option that uses the given curve, even inside another animation.
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    /// The option that animates changes inside a transition as well.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// The option that hides and shows the views of a transition instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions {
      AnimationOptions(rawValue: 1 << 8)
    }
    /// The option that uses the given other options, even inside another animation.
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }
    /// The option that performs pending updates and layout at the beginning of the animation block, without
    /// animation, and at its end, animated.
    ///
    /// Applies to nested animations as well, and where animations are disabled and enabled again.
    public static var flushUpdates: AnimationOptions { AnimationOptions(rawValue: 1 << 29) }

    /// The curve that accelerates, then decelerates; the default.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// The curve that accelerates.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// The curve that decelerates.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// The curve with constant speed.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    /// The transition that flips the view around its vertical axis; the same as ``transitionFlipFromRight``
    /// on Linux.
    public static var transitionFlipFromLeft: AnimationOptions {
      AnimationOptions(rawValue: 1 << 20)
    }
    /// The transition that flips the view around its vertical axis; the same as ``transitionFlipFromLeft`` on
    /// Linux.
    public static var transitionFlipFromRight: AnimationOptions {
      AnimationOptions(rawValue: 2 << 20)
    }
    /// The transition that curls the old contents up from the bottom, like a page.
    public static var transitionCurlUp: AnimationOptions { AnimationOptions(rawValue: 3 << 20) }
    /// The transition that curls the new contents down over the old ones, like a page.
    public static var transitionCurlDown: AnimationOptions { AnimationOptions(rawValue: 4 << 20) }
    /// The transition that cross-fades the old contents to the new ones.
    public static var transitionCrossDissolve: AnimationOptions {
      AnimationOptions(rawValue: 5 << 20)
    }
    /// The transition that flips the view around its horizontal axis; the same as
    /// ``transitionFlipFromBottom`` on Linux.
    public static var transitionFlipFromTop: AnimationOptions {
      AnimationOptions(rawValue: 6 << 20)
    }
    /// The transition that flips the view around its horizontal axis; the same as ``transitionFlipFromTop``
    /// on Linux.
    public static var transitionFlipFromBottom: AnimationOptions {
      AnimationOptions(rawValue: 7 << 20)
    }

    /// The default frame rate: that of the display.
    public static var preferredFramesPerSecondDefault: AnimationOptions { [] }
    /// A preferred frame rate of 60 frames per second.
    ///
    /// - Note: Has no effect on Linux: frames follow the display.
    public static var preferredFramesPerSecond60: AnimationOptions {
      AnimationOptions(rawValue: 3 << 24)
    }
    /// A preferred frame rate of 30 frames per second.
    ///
    /// - Note: Has no effect on Linux: frames follow the display.
    public static var preferredFramesPerSecond30: AnimationOptions {
      AnimationOptions(rawValue: 7 << 24)
    }

    /// The timing curve in the set.
    var curve: CubicCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// The transition in the set; `nil` for none.
    @MainActor var transition: ViewTransition.Style? {
      switch (rawValue >> 20) & 0xF {
      case 1, 2: .flip(isUpright: true)
      case 3: .curl(isUp: true)
      case 4: .curl(isUp: false)
      case 6, 7: .flip(isUpright: false)
      case 5: .dissolve
      default: nil
      }
    }
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set; the lower ones are those of ``AnimationOptions``.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option that lays out views that need layout inside the animation.
    public static var layoutSubviews: KeyframeAnimationOptions { .init(rawValue: 1 << 0) }
    /// The option that allows touches on views while they are animated.
    public static var allowUserInteraction: KeyframeAnimationOptions { .init(rawValue: 1 << 1) }
    /// The option that begins changes at the current values of running animations and replaces these.
    public static var beginFromCurrentState: KeyframeAnimationOptions { .init(rawValue: 1 << 2) }
    /// The option that repeats the animation indefinitely.
    public static var `repeat`: KeyframeAnimationOptions { .init(rawValue: 1 << 3) }
    /// The option that runs the animation backwards after each forward run.
    public static var autoreverse: KeyframeAnimationOptions { .init(rawValue: 1 << 4) }
    /// The option that uses the given duration, even inside another animation.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      .init(rawValue: 1 << 5)
    }
    /// The option that uses the given other options, even inside another animation.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      .init(rawValue: 1 << 9)
    }
    /// The mode that interpolates linearly between keyframes; the default.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// The mode that jumps to the value of each keyframe.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { .init(rawValue: 1 << 10) }

    /// The paced mode, which is equivalent to ``calculationModeLinear``.
    ///
    /// Differs from UIKit: keyframes keep their times.
    public static var calculationModePaced: KeyframeAnimationOptions { .init(rawValue: 2 << 10) }
    /// The cubic mode, which is equivalent to ``calculationModeLinear``.
    ///
    /// Differs from UIKit: values between keyframes are interpolated linearly.
    public static var calculationModeCubic: KeyframeAnimationOptions { .init(rawValue: 3 << 10) }
    /// The paced cubic mode, which is equivalent to ``calculationModeLinear``.
    ///
    /// Differs from UIKit: keyframes keep their times, and values between them are interpolated linearly.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      .init(rawValue: 4 << 10)
    }

    var isDiscrete: Bool { (rawValue >> 10) & 0xF == 1 }
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
