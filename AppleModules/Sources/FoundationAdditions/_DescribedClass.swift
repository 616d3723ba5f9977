// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class that says what it is called: every one that inherits from `NSObject`.
public protocol _DescribedClass: NSObject {}

extension NSObject: _DescribedClass {}

extension _DescribedClass {
  /// The name of the class, that of its module before it: `App.Card`.
  public static func description() -> String { _className(self) }
}

/// The name of a class, that of its module before it; UIKit's classes are called as on iOS.
///
/// The compiler for unmodified sources writes it in the place of `type(of: object).description()`, which
/// Objective-C finds for whatever object.
public func _className(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  guard let end = name.firstIndex(of: ".") else { return name }
  let last = name[name.index(after: end)...]
  // What has a prefix has no module on iOS.
  let isPlatforms = ownModules.contains(String(name[..<end])) && !last.contains(".")
  return isPlatforms ? String(last) : name
}

/// The modules that Foundation and UIKit are made of here.
private let ownModules: Set = [
  "MullionCollectionGeometry", "MullionCollectionViews", "MullionCompositionalLayout",
  "MullionControls", "MullionDiffableSnapshots", "MullionDocumentControllers", "Foundation",
  "MullionInterfaceFiles", "MullionListControllers", "QuartzCore", "MullionTables",
  "MullionTextInput", "MullionViewControllers", "MullionViewTree",
]
