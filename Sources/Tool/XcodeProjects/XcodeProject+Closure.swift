// SPDX-License-Identifier: Apache-2.0

// The dependencies of targets, in this project and in those that it refers to.
extension XcodeProject {
  /// Returns `target` and all its transitive dependencies, in build order.
  ///
  /// - Parameters:
  ///   - target: a target of this project or of one that it refers to.
  ///   - given: the names of targets of other projects that are replaced by packages.
  /// - Returns: all targets that have to be built, in that order, `target` last.
  /// - Throws: `ProjectError` when there is a dependency cycle, or a target of another project is missing.
  package func closure(
    of target: XcodeTarget, besides given: Set<String> = []
  ) throws(ProjectError) -> [XcodeTarget] {
    var done: [XcodeTarget] = []
    var finished: Set<XcodeTarget.Key> = []
    var open = [(target: target, needed: try needed(by: target, besides: given)[...])]
    while let here = open.last?.target {
      guard let other = open[open.count - 1].needed.popFirst() else {
        open.removeLast()
        if finished.insert(here.key).inserted { done.append(here) }
        continue
      }
      guard !finished.contains(other.key) else { continue }
      guard !open.contains(where: { $0.target.key == other.key }) else {
        throw ProjectError(
          here.place.file, here.line,
          "the target '\(here.name)' needs '\(other.name)', which needs it in turn.")
      }
      open.append((other, try needed(by: other, besides: given)[...]))
    }
    return done
  }

  /// Returns the direct dependencies of `target`, a target of this project or of one that it refers to,
  /// without those that packages named in `given` replace.
  ///
  /// - Throws: `ProjectError` when a target of another project is missing.
  package func needed(
    by target: XcodeTarget, besides given: Set<String> = []
  ) throws(ProjectError) -> [XcodeTarget] {
    let own = project(at: target.place.path)
    var needed = target.dependencies.compactMap { own?.target(id: $0) }
    for foreign in target.foreignDependencies where !given.contains(foreign.name) {
      needed.append(try self.target(foreign, for: target))
    }
    return needed
  }

  /// Returns this project, or one that it refers to.
  private func project(at path: String) -> XcodeProject? {
    path == place.path ? self : others[path]
  }

  /// Returns the remedy for a missing project: the command for the submodule that contains it, if it is in
  /// one.
  private func remedy(_ foreign: ForeignTarget) -> String {
    let pin = LockFiles(of: path).pin(containing: foreign.project)
    return pin.map { "\($0.fetchCommand) fetches it" } ?? "add it"
  }

  private func target(
    _ foreign: ForeignTarget, for target: XcodeTarget
  ) throws(ProjectError) -> XcodeTarget {
    guard let other = project(at: foreign.project) else {
      throw broken[foreign.project]
        ?? ProjectError(
          target.place.file, foreign.projectLine,
          "'\(target.name)' needs '\(foreign.name)' of the project '\(foreign.project)', which"
            + " does not exist; \(remedy(foreign)), or give a package that has it as --package"
            + " \(foreign.name)=FOLDER.")
    }
    // A project that a tool generated again has new ids and the same names.
    let found =
      other.targets.first { $0.id == foreign.id || $0.productID == foreign.id }
      ?? other.target(named: foreign.name)
    guard let found else {
      let names = other.targets.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ProjectError(
        target.place.file, foreign.line,
        "'\(target.name)' needs '\(foreign.name)' of '\(other.place.path)', which has"
          + " \(names.isEmpty ? "no target" : names).")
    }
    return found
  }
}
