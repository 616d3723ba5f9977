// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The picture of something that a person can do with the program from outside of it; kept: a desktop shows none.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that the system has.
  public enum IconType: Int, Sendable {
    /// The picture for `compose`.
    case compose = 0
    /// The picture for `play`.
    case play = 1
    /// The picture for `pause`.
    case pause = 2
    /// The picture for `add`.
    case add = 3
    /// The picture for `location`.
    case location = 4
    /// The picture for `search`.
    case search = 5
    /// The picture for `share`.
    case share = 6
    /// The picture for `prohibit`.
    case prohibit = 7
    /// The picture for `contact`.
    case contact = 8
    /// The picture for `home`.
    case home = 9
    /// The picture for `markLocation`.
    case markLocation = 10
    /// The picture for `favorite`.
    case favorite = 11
    /// The picture for `love`.
    case love = 12
    /// The picture for `cloud`.
    case cloud = 13
    /// The picture for `invitation`.
    case invitation = 14
    /// The picture for `confirmation`.
    case confirmation = 15
    /// The picture for `mail`.
    case mail = 16
    /// The picture for `message`.
    case message = 17
    /// The picture for `date`.
    case date = 18
    /// The picture for `time`.
    case time = 19
    /// The picture for `capturePhoto`.
    case capturePhoto = 20
    /// The picture for `captureVideo`.
    case captureVideo = 21
    /// The picture for `task`.
    case task = 22
    /// The picture for `taskCompleted`.
    case taskCompleted = 23
    /// The picture for `alarm`.
    case alarm = 24
    /// The picture for `bookmark`.
    case bookmark = 25
    /// The picture for `shuffle`.
    case shuffle = 26
    /// The picture for `audio`.
    case audio = 27
    /// The picture for `update`.
    case update = 28
  }

  private let source: Source

  private enum Source: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// One of the system's pictures.
  public convenience init(type: IconType) { self.init(.type(type)) }

  /// A picture of the program's resources, as a shape.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// A symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Whether the other one is the same picture.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutIcon else { return false }
    return MainActor.assumeIsolated { source == other.source }
  }

  /// Equal for pictures that are the same.
  nonisolated open override var hash: Int { 0 }
}
