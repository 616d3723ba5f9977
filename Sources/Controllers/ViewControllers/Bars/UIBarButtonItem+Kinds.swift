// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// The emphasis of an item.
  public enum Style: Int, Sendable {
    /// The style of an ordinary item.
    case plain = 0
    /// The style of the item that completes a task, with a heavier font.
    case done = 2

    /// The style `done`, by its name since iOS 26.
    public static var prominent: Style { .done }
  }

  /// The purpose of an item, which determines its title or image.
  public enum SystemItem: Int, Sendable {
    /// The Done button, which completes a task and keeps its changes.
    case done = 0
    /// The Cancel button, which ends a task and discards its changes.
    case cancel = 1
    /// The Edit button, which begins editing.
    case edit = 2
    /// The Save button, which saves changes.
    case save = 3
    /// The Add button, which creates an object.
    case add = 4
    /// A flexible space, which shares the available width with the other flexible spaces.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// The Compose button, which begins a text.
    case compose = 7
    /// The Reply button, which answers a message.
    case reply = 8
    /// The Action button, which shows the available actions.
    case action = 9
    /// The Organize button, which moves an object elsewhere.
    case organize = 10
    /// The Bookmarks button, which shows bookmarks.
    case bookmarks = 11
    /// The Search button, which begins a search.
    case search = 12
    /// The Refresh button, which reloads the content.
    case refresh = 13
    /// The Stop button, which stops a running task.
    case stop = 14
    /// The Camera button, which takes a photo.
    case camera = 15
    /// The Trash button, which deletes an object.
    case trash = 16
    /// The Play button, which starts playback.
    case play = 17
    /// The Pause button, which pauses playback.
    case pause = 18
    /// The Rewind button, which moves backwards in the playback.
    case rewind = 19
    /// The Fast Forward button, which moves forwards in the playback.
    case fastForward = 20
    /// The Undo button, which reverts the last change.
    case undo = 21
    /// The Redo button, which repeats an undone change.
    case redo = 22
    /// The Close button, which closes the current view.
    case close = 24
  }
}
