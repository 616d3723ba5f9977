// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How progress of an animation follows time.
  public enum AnimationCurve: Int, Sendable {
    /// Speeds up, then slows down.
    case easeInOut = 0
    /// Speeds up.
    case easeIn = 1
    /// Slows down.
    case easeOut = 2
    /// Keeps its speed.
    case linear = 3
  }

  /// How a view goes over to what it shows after an animation that was begun by `beginAnimations(_:context:)`.
  public enum AnimationTransition: Int, Sendable {
    /// It does not.
    case none = 0
    /// It turns around its upright middle, from the left.
    case flipFromLeft = 1
    /// It turns around its upright middle, from the right.
    case flipFromRight = 2
    /// Its page curls up.
    case curlUp = 3
    /// Its page comes down.
    case curlDown = 4
  }

  /// How an animation of views runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that wait for layout are laid out in the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// Views can be pointed at while they are on their way.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Changes begin where an animation under way has brought the view, and take its place.
    public static var beginFromCurrentState: AnimationOptions {
      AnimationOptions(rawValue: 1 << 2)
    }
    /// The animation runs again and again.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// The animation runs backwards after it ran forwards.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// The duration is that given, also inside another animation.
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    /// The curve is that given, also inside another animation.
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    /// Changes inside a transition are animated as well.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// A transition between views hides and shows them instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions {
      AnimationOptions(rawValue: 1 << 8)
    }
    /// The other options are those given, also inside another animation.
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }
    /// What waits to be updated and laid out is, where animation begins or ends: what was changed
    /// before the animation without it, what the animation changes in it.
    ///
    /// Holds for animations inside as well, and where they are turned off and on again.
    public static var flushUpdates: AnimationOptions { AnimationOptions(rawValue: 1 << 29) }

    /// Speeds up, then slows down; the default.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Speeds up.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Slows down.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// Keeps its speed.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    /// The view turns around its upright middle, from the left.
    public static var transitionFlipFromLeft: AnimationOptions {
      AnimationOptions(rawValue: 1 << 20)
    }
    /// The view turns around its upright middle, from the right.
    public static var transitionFlipFromRight: AnimationOptions {
      AnimationOptions(rawValue: 2 << 20)
    }
    /// The old picture is a page that is rolled up from below.
    public static var transitionCurlUp: AnimationOptions { AnimationOptions(rawValue: 3 << 20) }
    /// The new picture is a page that is rolled down over the old one.
    public static var transitionCurlDown: AnimationOptions { AnimationOptions(rawValue: 4 << 20) }
    /// The old picture fades while the new one appears.
    public static var transitionCrossDissolve: AnimationOptions {
      AnimationOptions(rawValue: 5 << 20)
    }
    /// The view turns around its level middle, from the top.
    public static var transitionFlipFromTop: AnimationOptions {
      AnimationOptions(rawValue: 6 << 20)
    }
    /// The view turns around its level middle, from the bottom.
    public static var transitionFlipFromBottom: AnimationOptions {
      AnimationOptions(rawValue: 7 << 20)
    }

    /// Frames come as the display asks for them.
    public static var preferredFramesPerSecondDefault: AnimationOptions { [] }
    /// A wish for sixty frames a second; frames come as the display asks for them.
    public static var preferredFramesPerSecond60: AnimationOptions {
      AnimationOptions(rawValue: 3 << 24)
    }
    /// A wish for thirty frames a second; frames come as the display asks for them.
    public static var preferredFramesPerSecond30: AnimationOptions {
      AnimationOptions(rawValue: 7 << 24)
    }

    /// The curve the set names.
    var curve: CubicCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// The transition the set names; nil: none.
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

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set; the lower ones are those of ``AnimationOptions``.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that wait for layout are laid out in the animation.
    public static var layoutSubviews: KeyframeAnimationOptions { .init(rawValue: 1 << 0) }
    /// Views can be pointed at while they are on their way.
    public static var allowUserInteraction: KeyframeAnimationOptions { .init(rawValue: 1 << 1) }
    /// Changes begin where an animation under way has brought the view, and take its place.
    public static var beginFromCurrentState: KeyframeAnimationOptions { .init(rawValue: 1 << 2) }
    /// The animation runs again and again.
    public static var `repeat`: KeyframeAnimationOptions { .init(rawValue: 1 << 3) }
    /// The animation runs backwards after it ran forwards.
    public static var autoreverse: KeyframeAnimationOptions { .init(rawValue: 1 << 4) }
    /// The duration is that given, also inside another animation.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      .init(rawValue: 1 << 5)
    }
    /// The other options are those given, also inside another animation.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      .init(rawValue: 1 << 9)
    }
    /// Values between steps lie on a straight line; the default.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// Values jump at each step.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { .init(rawValue: 1 << 10) }

    /// As ``calculationModeLinear``: steps keep their times, which their speed follows from.
    public static var calculationModePaced: KeyframeAnimationOptions { .init(rawValue: 2 << 10) }
    /// As ``calculationModeLinear``: values between steps lie on a straight line.
    public static var calculationModeCubic: KeyframeAnimationOptions { .init(rawValue: 3 << 10) }
    /// As ``calculationModePaced``.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      .init(rawValue: 4 << 10)
    }

    var isDiscrete: Bool { (rawValue >> 10) & 0xF == 1 }
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
