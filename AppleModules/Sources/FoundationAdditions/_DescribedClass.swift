// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class with a description, adopted by `NSObject`.
public protocol _DescribedClass: NSObject {}

extension NSObject: _DescribedClass {}

extension _DescribedClass {
  /// Returns the name of the class with its module, such as `App.Card`.
  public static func description() -> String { _className(self) }
}

/// Returns the name of a class with its module; for classes of Foundation and UIKit that are not nested, the
/// name without a module, as on iOS.
///
/// The compiler for unmodified sources generates calls to this function for `type(of: object).description()`,
/// which Objective-C finds for any object.
public func _className(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  guard let end = name.firstIndex(of: ".") else { return name }
  let last = name[name.index(after: end)...]
  // Classes of Objective-C frameworks have no module in their name on iOS.
  let isPlatforms = ownModules.contains(String(name[..<end])) && !last.contains(".")
  return isPlatforms ? String(last) : name
}

/// The modules that contain classes of Foundation and UIKit.
private let ownModules: Set = [
  "MullionCollectionGeometry", "MullionCollectionViews", "MullionCompositionalLayout",
  "MullionControls", "MullionDiffableSnapshots", "MullionDocumentControllers", "Foundation",
  "MullionInterfaceFiles", "MullionListControllers", "QuartzCore", "MullionTables",
  "MullionTextInput", "MullionViewControllers", "MullionViewTree",
]
