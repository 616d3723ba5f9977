// SPDX-License-Identifier: Apache-2.0

/// A cache of class names; the runtime builds a name on each access, which takes longer than the rest of a
/// view's text.
@MainActor
enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of the object's class, without its module.
  static func of(_ object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
