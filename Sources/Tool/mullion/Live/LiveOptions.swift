// SPDX-License-Identifier: Apache-2.0

/// The options of `mullion live` and `mullion reload`.
package struct LiveOptions: Equatable, Sendable {
  /// The actions of `mullion live`.
  package enum Action: Equatable, Sendable {
    /// Lists the screens.
    case list
    /// Closes a screen.
    case close
    /// Closes all screens.
    case closeAll
    /// Serves the screen in a folder, as the process that `mullion open` starts.
    case serve(String)
    /// Shows a screen of the gallery, as the process that the server starts.
    case show(String)
    /// Starts the application anew after an edit.
    case reload
  }

  /// The requested action.
  package private(set) var action: Action
  var choice = LiveChoice()

  /// Parses the arguments after `live` or `reload`, the command `name`.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(_ words: some Sequence<String>, of name: String) throws(CommandError) {
    action = name == "reload" ? .reload : .list
    let isLive = name == "live"
    var arguments = Arguments(words)
    while let word = try arguments.next() {
      switch word {
      case "--close" where isLive: action = .close
      case "--close-all" where isLive: action = .closeAll
      case "--serve" where isLive: action = .serve(try arguments.value(of: word, "a folder"))
      case "--show" where isLive: action = .show(try arguments.value(of: word, "a screen"))
      default:
        if try choice.takes(word, &arguments) { continue }
        throw CommandError(
          "\(name) takes \(isLive ? "--close, --close-all and " : "")--screen NAME, found '\(word)'."
        )
      }
    }
  }
}
