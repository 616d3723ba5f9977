// SPDX-License-Identifier: Apache-2.0

/// A target of an Xcode project, resolved in one configuration.
package struct XcodeTarget: Sendable {
  /// The location of the project.
  package let place: ProjectPlace
  /// The identifier in the project file.
  package let id: String
  /// The identifier of the product's file, or `nil` if there is none.
  let productID: String?
  /// The display name of the target.
  package let name: String
  /// The line of the target in the project file.
  package let line: Int
  /// The kind of product that the target builds.
  package let product: ProductKind
  /// The Swift files, in the order of the project.
  package let sources: [ProjectFile]
  /// The compiled files in other languages: C, Objective-C, Metal, data models.
  package let otherSources: [ProjectFile]
  /// The resources that are copied into the product.
  package let resources: [ProjectFile]
  /// The compiled frameworks and libraries that are linked, without those of Xcode and of other targets.
  package let frameworks: [ProjectFile]
  /// The identifiers of the targets that have to be built before.
  package let dependencies: [String]
  /// The targets of other projects that have to be built before.
  package let foreignDependencies: [ForeignTarget]
  /// The package products that are linked.
  package let packageProducts: [PackageProduct]
  /// The identifier of the application that hosts the tests, or `nil` if there is none.
  package let host: String?
  /// The build settings of the target.
  package let settings: BuildSettings
  /// The errors of missing settings files, such as those that a tool of the project would generate.
  package let missing: [ProjectError]

  /// The identity of a target among the targets of all projects.
  package struct Key: Hashable, Sendable {
    let project: String
    let id: String
  }

  /// The identity of the target.
  package var key: Key { Key(project: place.path, id: id) }

  /// Returns whether the target is built for iOS.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  package func isForPhones() throws(ProjectError) -> Bool {
    let platforms = try settings.list("SUPPORTED_PLATFORMS")
    guard platforms.isEmpty else { return platforms.contains { $0.hasPrefix("iphone") } }
    let kit = try settings.value("SDKROOT") ?? ""
    return kit.hasPrefix("iphone") || kit.isEmpty || kit == "auto"
  }

  /// Returns the module name under which sources import the target.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  package func moduleName() throws(ProjectError) -> String {
    let name = try settings.value("PRODUCT_MODULE_NAME") ?? ""
    return SettingModifier.identifier(name.isEmpty ? self.name : name)
  }
}
