// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIDocument {
  /// What a document is like now; nothing in particular: it is open, and can be edited.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The states whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is open, and can be edited.
    public static let normal: State = []
    /// It was not opened, or was closed: what it holds is not to be used.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions of it; never, since nobody keeps files alike on several devices here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// It is read anew and not to be edited meanwhile.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// It is on its way to the device, or from it; never: files are there.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// What a document is saved as.
  public enum SaveOperation: Int, Sendable {
    /// A new file.
    case forCreating = 0
    /// The file that is there.
    case forOverwriting = 1
  }

  /// What happened to what a document holds.
  public enum ChangeKind: Int, Sendable {
    /// It changed.
    case done = 0
    /// A change was taken back.
    case undone = 1
    /// A change was made again.
    case redone = 2
    /// All changes are saved, or no longer count.
    case cleared = 3
  }

  /// A document's state is another; it is the notification's object.
  public nonisolated static var stateChangedNotification: Notification.Name {
    Notification.Name("UIDocumentStateChangedNotification")
  }
}
