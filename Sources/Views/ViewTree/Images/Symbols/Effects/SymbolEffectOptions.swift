// SPDX-License-Identifier: Apache-2.0

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repeat behaviour of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    private let delay: Double?
    private let isContinuous: Bool

    /// The pause between runs, in seconds at normal speed, chosen by Mullion.
    fileprivate var pause: Double { isContinuous ? 0 : 0.6 * max(0, delay ?? 1) }

    /// A behaviour that repeats without pauses, indefinitely.
    public static let continuous = RepeatBehavior(count: nil, delay: nil, isContinuous: true)
    /// A behaviour that repeats with pauses, indefinitely.
    public static let periodic = RepeatBehavior(count: nil, delay: nil, isContinuous: false)

    /// Returns a behaviour that repeats `count` times with pauses of `delay` times the default; `nil` for no
    /// limit and for the default pause.
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

  /// The default options: runs once if the effect ends, otherwise indefinitely, at normal speed.
  public static let `default` = SymbolEffectOptions()
  /// The options for repeating indefinitely.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// The options for running once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }

  /// Returns options for running `count` times; `nil` for no limit.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Returns options for repeating with `behavior`.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// Returns options with a speed relative to the normal one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// A copy of these options with which the effect repeats indefinitely.
  public var repeating: SymbolEffectOptions { changed { $0.repetition = .endless } }
  /// A copy of these options with which the effect runs once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.repetition = .without } }

  /// Returns these options with `count` runs; `nil` for no limit.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { $0.repetition = count.map { .times($0) } ?? .endless }
  }

  /// Returns these options, repeating with `behavior`.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed { $0.repetition = .behavior(behavior) }
  }

  /// Returns these options with a speed relative to the normal one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.factor = speed } }

  /// Returns the number of runs, `usual` by default; `nil` for no limit.
  func runs(usual: Int?) -> Int? {
    switch repetition {
    case .usual: usual
    case .without: 1
    case .endless: nil
    case .times(let count): max(1, count)
    case .behavior(let behavior): behavior.count.map { max(1, $0) }
    }
  }

  /// The pause between runs, in seconds at normal speed.
  var pause: Double {
    if case .behavior(let behavior) = repetition { behavior.pause } else { 0 }
  }

  /// The speed relative to the normal one.
  var pace: Double { factor.isFinite && factor > 0 ? factor : 1 }

  private func changed(_ body: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var changed = self
    body(&changed)
    return changed
  }
}
