// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIDocument {
  /// The state of a document; the empty set means that it is open and editable.
  public struct State: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a document that is open and editable.
    public static let normal: State = []
    /// The state of a document that was not opened, or was closed; its content must not be used.
    public static let closed = State(rawValue: 1 << 0)
    /// The state of a document with conflicting versions.
    ///
    /// - Note: Never set on Linux, where files are not synchronised between devices.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The state of a document that could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The state of a document that is being reloaded and must not be edited.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The state of a document that is being uploaded or downloaded.
    ///
    /// - Note: Never set on Linux, where files are local.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// The kinds of save operations.
  public enum SaveOperation: Int, Sendable {
    /// The creation of a new file.
    case forCreating = 0
    /// The replacement of the existing file.
    case forOverwriting = 1
  }

  /// The kinds of changes of a document.
  public enum ChangeKind: Int, Sendable {
    /// A new change.
    case done = 0
    /// An undone change.
    case undone = 1
    /// A redone change.
    case redone = 2
    /// The saving or discarding of all changes.
    case cleared = 3
  }

  /// The name of the notification that is posted when the state of a document has changed.
  ///
  /// The object of the notification is the document.
  public nonisolated static var stateChangedNotification: Notification.Name {
    Notification.Name("UIDocumentStateChangedNotification")
  }
}
