// SPDX-License-Identifier: Apache-2.0

/// How an effect of a symbol runs.
///
/// Kept for callers: effects that would repeat are not seen here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?
    private let delay: Double?
    private let isContinuous: Bool

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

  private func changed(_ body: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var changed = self
    body(&changed)
    return changed
  }
}
