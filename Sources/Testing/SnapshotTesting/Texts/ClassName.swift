// SPDX-License-Identifier: Apache-2.0

/// The names of classes, put together once each: the runtime takes longer for a name than all else that a
/// text says of a view.
@MainActor
enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of `object`'s class, without its module.
  static func of(_ object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
