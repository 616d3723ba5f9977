// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

extension EstimateSubject {
  /// Creates the subject of the project at `path`: its applications and libraries for iOS, with the targets that
  /// they depend on.
  ///
  /// - Throws: `BuildError` when the project cannot be read.
  init(
    project path: String, given: [String: String], environment: BuildEnvironment
  ) throws(BuildError) {
    self.init(empty: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    do throws(ProjectError) {
      let project = try XcodeProject(path: path)
      var targets: [XcodeTarget] = []
      for target in project.targets where try target.isForPhones() {
        guard target.product == .application || target.product == .library else { continue }
        let closure = (try? project.closure(of: target, besides: Set(given.keys))) ?? [target]
        for part in closure where !targets.contains(where: { $0.key == part.key }) {
          targets.append(part)
        }
      }
      for target in targets {
        let conditions = try target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        modules.append(
          EstimatedModule(
            name: try target.moduleName(), sources: target.sources.map(\.path),
            dependencies: try Self.dependencies(of: target, in: project, given),
            conditions: Set(conditions + ["DEBUG"])))
      }
      for folder in project.localPackages {
        self.given.append(folder)
        add(ManifestTargets(of: folder), given)
      }
      for (_, folder) in given.sorted(by: { $0.key < $1.key }) where !self.given.contains(folder) {
        self.given.append(folder)
      }
      fetchedProducts = []
      fetched = []
    } catch {
      throw BuildError(error)
    }
  }

  /// Returns the names of the modules that `target` needs, directly or transitively; `nil` if they cannot be
  /// determined.
  private static func dependencies(
    of target: XcodeTarget, in project: XcodeProject, _ given: [String: String]
  ) throws(ProjectError) -> Set<String>? {
    guard let needed = try? project.closure(of: target, besides: Set(given.keys)) else {
      return nil
    }
    var names: Set<String> = []
    for part in needed { names.insert(try part.moduleName()) }
    return names
  }
}
