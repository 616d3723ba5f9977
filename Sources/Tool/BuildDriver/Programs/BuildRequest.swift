// SPDX-License-Identifier: Apache-2.0

/// The request of `mullion build`, `test` or `run`.
package struct BuildRequest: Equatable, Sendable {
  /// The actions of a request: building, testing or running.
  package enum Verb: String, Sendable {
    case build, test, run
  }

  /// The requested action.
  package var verb: Verb
  /// A package's folder or an Xcode project, or `nil` for the one in the working folder.
  package var subject: String?
  /// The target or product, or `nil` for the only one or all.
  package var target: String?
  /// The language mode of every target, `5` or `6`; if `nil`, that of each target.
  package var swiftVersion: String?
  /// Whether the results of earlier builds are discarded.
  package var isClean = false
  /// The folders of local packages that replace remote ones, by name.
  package var packages: [String: String] = [:]
  /// The folder in which dependencies are searched by name, or `nil` if there is none.
  package var checkouts: String?
  /// Whether dependencies are used as declared, even if this library provides their modules.
  package var keepsOwnDependencies = false
  /// Whether SwiftPM's output goes to standard error.
  package var speaksAside = false
  /// The record in which tests leave results for reports, or `nil` for none.
  package var record: TestRecord?
  /// The share of the tests to run, or `nil` for all.
  package var shard: TestShard?
  /// The file with the times of an earlier run, by which the tests are divided, or `nil` for none.
  package var times: String?
  /// The arguments for the program, the tests, or SwiftPM.
  package var arguments: [String] = []

  /// Creates a request of `verb` without a subject, options and arguments.
  package init(_ verb: Verb) { self.verb = verb }
}
