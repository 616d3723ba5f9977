// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionXcodeProjects

/// The targets of a package or project that a build can name.
package struct ProjectContents: Equatable, Sendable {
  /// The path of the package's folder or of the project.
  package let path: String
  /// The applications or programs.
  package private(set) var programs: [String] = []
  /// The libraries and frameworks.
  package private(set) var libraries: [String] = []
  /// The targets of tests.
  package private(set) var tests: [String] = []

  /// Reads the contents of the subject of `request`, without building anything.
  ///
  /// - Throws: `BuildError` when there is no such subject, or it cannot be read.
  package init(_ request: BuildRequest, _ environment: BuildEnvironment) throws(BuildError) {
    switch try BuildSubject(request.subject, environment) {
    case .package(let folder):
      path = folder
      for target in ManifestTargets(of: folder).targets {
        switch target.kind {
        case "executableTarget": programs.append(target.name)
        case "testTarget": tests.append(target.name)
        case "target": libraries.append(target.name)
        default: break
        }
      }
    case .project(let project):
      path = project
      do throws(ProjectError) {
        for target in try XcodeProject(path: project).targets where try target.isForPhones() {
          switch target.product {
          case .application: programs.append(target.name)
          case .unitTests: tests.append(target.name)
          case .library: libraries.append(target.name)
          case .commandLineTool, .interfaceTests, .other: break
          }
        }
      } catch {
        throw BuildError(error)
      }
    }
  }
}
