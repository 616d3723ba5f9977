// SPDX-License-Identifier: Apache-2.0

import MullionXcodeProjects

/// The targets of a project selected by a request.
struct TargetChoice {
  let project: XcodeProject
  /// The requested targets.
  let asked: [XcodeTarget]
  /// The requested targets with all their dependencies, in build order.
  let all: [XcodeTarget]

  /// The names of targets of other projects that are replaced by packages.
  let given: Set<String>

  /// Selects the targets of `project` for `verb`.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - verb: the action, which determines the kinds of targets.
  ///   - name: the name of the only target to select, or `nil` for all targets of these kinds that are built
  ///     for iOS.
  ///   - given: the names of targets of other projects that are replaced by packages.
  /// - Throws: `BuildError` if there is no such target, the selection is ambiguous, or two targets build the
  ///   same module.
  init(
    _ project: XcodeProject, for verb: BuildRequest.Verb, named name: String?, given: Set<String>
  ) throws(BuildError) {
    self.project = project
    self.given = given
    do throws(ProjectError) {
      let asked = try Self.asked(in: project, for: verb, named: name)
      guard verb != .run || asked.count == 1, !asked.isEmpty else {
        throw Self.sentence(project, verb, asked)
      }
      var all: [XcodeTarget] = []
      for target in asked {
        let host = target.host.flatMap { project.target(id: $0) }
        var parts = try project.closure(of: target, besides: given)
        if let host { parts = try project.closure(of: host, besides: given) + parts }
        for part in parts where !all.contains(where: { $0.key == part.key }) {
          if part.product.isBuilt { all.append(part) }
        }
      }
      try Self.distinguish(all)
      self.asked = asked
      self.all = all
    } catch {
      throw BuildError(error)
    }
  }

  /// Rejects targets with the same module name, as two projects may have them.
  private static func distinguish(_ targets: [XcodeTarget]) throws(ProjectError) {
    var known: [String: XcodeTarget] = [:]
    for target in targets {
      let name = try target.moduleName()
      guard let other = known.updateValue(target, forKey: name) else { continue }
      throw ProjectError(
        target.place.file, target.line,
        "the target '\(target.name)' builds the module '\(name)', as '\(other.name)' of"
          + " '\(other.place.path)' does; build one of them with --target.")
    }
  }

  /// Returns the direct dependencies of `target`, with the application that hosts it.
  ///
  /// - Throws: `ProjectError` when a target of another project is missing.
  func needed(by target: XcodeTarget) throws(ProjectError) -> [XcodeTarget] {
    try project.needed(by: target, besides: given)
      + all.filter { $0.id == target.host && $0.place == target.place }
  }

  /// Returns the application that hosts the tests, or `nil` if there is none.
  func host(of target: XcodeTarget) -> XcodeTarget? {
    all.first {
      $0.id == target.host && $0.place == target.place && $0.product == .application
    }
  }

  private static func asked(
    in project: XcodeProject, for verb: BuildRequest.Verb, named name: String?
  ) throws(ProjectError) -> [XcodeTarget] {
    if let name {
      guard let target = project.target(named: name) else {
        throw ProjectError(
          project.path, nil,
          "there is no target '\(name)'; the project has \(names(project.targets)).")
      }
      return [target]
    }
    var phones: [XcodeTarget] = []
    for target in project.targets where try target.isForPhones() { phones.append(target) }
    switch verb {
    case .test: return phones.filter { $0.product == .unitTests }
    case .run: return phones.filter { $0.product == .application }
    case .build: return phones.filter { $0.product == .application || $0.product == .library }
    }
  }

  private static func sentence(
    _ project: XcodeProject, _ verb: BuildRequest.Verb, _ found: [XcodeTarget]
  ) -> ProjectError {
    guard found.isEmpty else {
      return ProjectError(
        project.path, nil,
        "there are several applications; name one of \(names(found)) with --target.")
    }
    let wanted =
      switch verb {
      case .test: "unit tests"
      case .run: "application"
      case .build: "application or library"
      }
    let others = project.targets.map { "\($0.name), \($0.product.words)" }
    return ProjectError(
      project.path, nil,
      "there is no \(wanted) for iOS; the project has \(others.joined(separator: "; ")).")
  }

  private static func names(_ targets: [XcodeTarget]) -> String {
    targets.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}

extension ProductKind {
  /// Whether Mullion can build products of this kind.
  var isBuilt: Bool {
    switch self {
    case .application, .library, .unitTests, .commandLineTool: true
    case .interfaceTests, .other: false
    }
  }
}
