// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIDocument {
  /// The state of a document; the empty set means that it is open and editable.
  public struct State: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and editable.
    public static let normal: State = []
    /// The document was not opened, or was closed; its content must not be used.
    public static let closed = State(rawValue: 1 << 0)
    /// There are conflicting versions of the document.
    ///
    /// - Note: Never set on Linux, where files are not synchronised between devices.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document is being reloaded and must not be edited.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being uploaded or downloaded.
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
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// All changes were saved or discarded.
    case cleared = 3
  }

  /// Posted when the state of a document has changed; the object is the document.
  public nonisolated static var stateChangedNotification: Notification.Name {
    Notification.Name("UIDocumentStateChangedNotification")
  }
}
