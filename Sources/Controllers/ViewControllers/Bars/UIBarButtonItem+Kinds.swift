// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// How much an item stands out.
  public enum Style: Int, Sendable {
    /// As other items.
    case plain = 0
    /// As the item that ends what a person does here, in heavier type.
    case done = 2

    /// The same, by its name since iOS 26.
    public static var prominent: Style { .done }
  }

  /// What an item is for; its title or picture follows from that.
  public enum SystemItem: Int, Sendable {
    /// Ends and keeps what was done.
    case done = 0
    /// Ends and drops what was done.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Makes something new.
    case add = 4
    /// Room that is shared with other such items.
    case flexibleSpace = 5
    /// Room of the item's width.
    case fixedSpace = 6
    /// Begins a text.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shows what can be done with this.
    case action = 9
    /// Puts it elsewhere.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Stops what is under way.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back in what is played.
    case rewind = 19
    /// Goes on faster in what is played.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes it again.
    case redo = 22
    /// Closes this.
    case close = 24
  }
}
