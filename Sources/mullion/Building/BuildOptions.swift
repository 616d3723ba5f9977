// SPDX-License-Identifier: Apache-2.0

package import PlatformBuilds

/// What `mullion build`, `test` and `run` take.
package struct BuildOptions: Equatable, Sendable {
  /// What is to be built, and what is done with it.
  package var request: BuildRequest

  /// The options that the words after `verb` ask for.
  ///
  /// - Throws: `CommandError` with what was expected.
  package init(
    _ words: some Sequence<String>, of verb: BuildRequest.Verb
  ) throws(CommandError) {
    request = BuildRequest(verb)
    var arguments = Arguments(words)
    var subjects: [String] = []
    while let word = try arguments.next() {
      switch word {
      case "--package-path":
        subjects.append(try arguments.value(of: word, "the folder of a package"))
      case "--target": request.target = try arguments.value(of: word, "the name of a target")
      case "--swift-version": request.swiftVersion = try Self.version(&arguments)
      case "--package": try Self.package(&arguments, into: &request.packages)
      case "--clean": request.isClean = true
      case "--": request.arguments = arguments.remaining()
      default:
        guard !word.hasPrefix("-") else {
          throw CommandError(
            "\(verb.rawValue) takes FILE.xcodeproj, --package-path, --target, --swift-version,"
              + " --package, --clean and -- ARGUMENTS, found '\(word)'.")
        }
        subjects.append(word)
      }
    }
    guard subjects.count < 2 else {
      throw CommandError(
        "\(verb.rawValue) takes one package or project, found"
          + " \(subjects.map { "'\($0)'" }.joined(separator: " and ")).")
    }
    request.subject = subjects.first
  }

  private static func version(_ arguments: inout Arguments) throws(CommandError) -> String {
    let text = try arguments.value(of: "--swift-version", "5 or 6")
    guard text == "5" || text == "6" else {
      throw CommandError("--swift-version expects 5 or 6, found '\(text)'.")
    }
    return text
  }

  private static func package(
    _ arguments: inout Arguments, into packages: inout [String: String]
  ) throws(CommandError) {
    let text = try arguments.value(of: "--package", "NAME=FOLDER")
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw CommandError("--package expects NAME=FOLDER, found '\(text)'.")
    }
    packages[sides[0]] = sides[1]
  }
}
