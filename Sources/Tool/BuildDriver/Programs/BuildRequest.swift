// SPDX-License-Identifier: Apache-2.0

/// What `mullion build`, `test` and `run` were asked for.
package struct BuildRequest: Equatable, Sendable {
  /// What is done with what was built.
  package enum Verb: String, Sendable {
    case build, test, run
  }

  /// What is done with what was built.
  package var verb: Verb
  /// A package's folder or an Xcode project; nil: what stands in the working folder.
  package var subject: String?
  /// The target or product; nil: the only one there is, or all.
  package var target: String?
  /// The language mode of every target, `5` or `6`; nil: what each says.
  package var swiftVersion: String?
  /// Whether nothing of an earlier build is used.
  package var isClean = false
  /// The folders of packages that a project would have from elsewhere, by their names.
  package var packages: [String: String] = [:]
  /// Whether every package is the one that is named, also where this library has its modules.
  package var keepsOwnDependencies = false
  /// Whether words of SwiftPM's go to standard error.
  package var speaksAside = false
  /// Where tests leave what reports tell; nil: nowhere.
  package var record: TestRecord?
  /// For the program, the tests, or SwiftPM.
  package var arguments: [String] = []

  /// A request of `verb` for what stands in the working folder.
  package init(_ verb: Verb) { self.verb = verb }
}
