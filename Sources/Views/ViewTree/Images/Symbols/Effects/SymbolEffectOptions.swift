// SPDX-License-Identifier: Apache-2.0

/// How an effect of a symbol runs.
///
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    private let delay: Double?
    private let isContinuous: Bool

    /// How long it rests between runs, in seconds at the usual speed; ours.
    fileprivate var pause: Double { isContinuous ? 0 : 0.6 * max(0, delay ?? 1) }

    /// At once, without end.
    public static let continuous = RepeatBehavior(count: nil, delay: nil, isContinuous: true)
    /// After a pause, without end.
    public static let periodic = RepeatBehavior(count: nil, delay: nil, isContinuous: false)

    /// After a pause of `delay` times the usual one, `count` times; nil: as usual, without end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay, isContinuous: false)
    }
  }

  private enum Repetition: Hashable, Sendable {
    case usual, without, endless
    case times(Int)
    case behavior(RepeatBehavior)
  }

  private var repetition = Repetition.usual
  private var factor = 1.0

  /// Once where the effect has an end, else without end, as fast as usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// `count` times; nil: without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Again as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// These, again and again.
  public var repeating: SymbolEffectOptions { changed { $0.repetition = .endless } }
  /// These, once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.repetition = .without } }

  /// These, `count` times; nil: without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { $0.repetition = count.map { .times($0) } ?? .endless }
  }

  /// These, again as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed { $0.repetition = .behavior(behavior) }
  }

  /// These, so many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.factor = speed } }

  /// How many times the effect happens, `usual` where nothing is said; nil: without end.
  func runs(usual: Int?) -> Int? {
    switch repetition {
    case .usual: usual
    case .without: 1
    case .endless: nil
    case .times(let count): max(1, count)
    case .behavior(let behavior): behavior.count.map { max(1, $0) }
    }
  }

  /// How long it rests between runs, in seconds at the usual speed.
  var pause: Double {
    if case .behavior(let behavior) = repetition { behavior.pause } else { 0 }
  }

  /// How many times as fast as usual it is.
  var pace: Double { factor.isFinite && factor > 0 ? factor : 1 }

  private func changed(_ body: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var changed = self
    body(&changed)
    return changed
  }
}
