// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The estimate of which files of a package, a project or a folder can be built, without a compiler.
package struct SubjectEstimate {
  private let environment: BuildEnvironment

  /// Creates an estimate in `environment`.
  package init(_ environment: BuildEnvironment) { self.environment = environment }

  /// Returns the estimate for the subject of `request`, with the packages that it gives.
  ///
  /// - Throws: `BuildError` when there is no such subject, or the toolchain or Mullion's modules are missing.
  package func estimate(_ request: BuildRequest) throws(BuildError) -> BuildEstimate {
    let path = environment.absolute(request.subject ?? ".")
    var given = request.packages.mapValues(environment.absolute)
    if let named = request.checkouts {
      let packages = try CheckoutFolder(environment.absolute(named)).packages
      given.merge(packages) { named, _ in named }
    }
    let subject = try subject(at: path, given)
    return BuildEstimate(
      of: subject, try KnownNames.read(environment), modules: try modules())
  }

  /// Returns the lines about optional methods that only a subclass declares in the subject of `request`, as
  /// `mullion lint` reports them; `nil` if the compiler that finds them is not built yet.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  package func uncalledMethods(_ request: BuildRequest) throws(BuildError) -> [String]? {
    let path = environment.absolute(request.subject ?? ".")
    let isProject = path.hasSuffix(".xcodeproj")
    let folder = isProject ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
    let builder = try PlatformBuilder(environment)
    guard builder.hasRewriter else { return nil }
    return try builder.uncalledMethods(in: [folder])
  }

  private func subject(
    at path: String, _ given: [String: String]
  ) throws(BuildError) -> EstimateSubject {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    let isOne =
      path.hasSuffix(".xcodeproj")
      || names?.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") } ?? true
    guard isOne else { return EstimateSubject(files: path) }
    switch try BuildSubject(path, environment) {
    case .package(let folder): return EstimateSubject(package: folder, given: given)
    case .project(let project):
      return try EstimateSubject(project: project, given: given, environment: environment)
    }
  }

  /// Returns the names of the modules that every target may import.
  private func modules() throws(BuildError) -> Set<String> {
    let toolchain = InstalledModules.modules(of: try SwiftToolchain(environment))
    if let release = try Release(environment) {
      return toolchain.union(InstalledModules.modules(in: "\(release.folder)/modules"))
    }
    let checkout = try MullionCheckout(environment)
    return toolchain.union(checkout.targetsByModule.keys).union(
      checkout.modulesTargetsByModule.keys)
  }
}
