// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// The emphasis of an item.
  public enum Style: Int, Sendable {
    /// An ordinary item.
    case plain = 0
    /// The item that completes a task, in a heavier font.
    case done = 2

    /// The same as `done`; its name since iOS 26.
    public static var prominent: Style { .done }
  }

  /// The purpose of an item, which determines its title or image.
  public enum SystemItem: Int, Sendable {
    /// Done: completes a task and keeps its changes.
    case done = 0
    /// Cancel: ends a task and discards its changes.
    case cancel = 1
    /// Edit: begins editing.
    case edit = 2
    /// Save: saves changes.
    case save = 3
    /// Add: creates an object.
    case add = 4
    /// A flexible space, which shares the available width with others.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// Compose: begins a text.
    case compose = 7
    /// Reply: answers a message.
    case reply = 8
    /// Action: shows the available actions.
    case action = 9
    /// Organize: moves an object elsewhere.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Search: begins a search.
    case search = 12
    /// Refresh: reloads the content.
    case refresh = 13
    /// Stop: stops a running task.
    case stop = 14
    /// Camera: takes a photo.
    case camera = 15
    /// Trash: deletes an object.
    case trash = 16
    /// Play: starts playback.
    case play = 17
    /// Pause: pauses playback.
    case pause = 18
    /// Rewind: moves backwards in the playback.
    case rewind = 19
    /// Fast forward: moves forwards in the playback.
    case fastForward = 20
    /// Undo: reverts the last change.
    case undo = 21
    /// Redo: repeats an undone change.
    case redo = 22
    /// Close: closes the current view.
    case close = 24
  }
}
