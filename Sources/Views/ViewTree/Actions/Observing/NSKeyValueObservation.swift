// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Follows a property until it is invalidated or nobody keeps it.
public final class NSKeyValueObservation: NSObject {
  private weak var object: AnyObject?
  /// Looks whether the property has changed, and tells.
  private var look: ((AnyObject) -> Void)?
  /// Finds the objects on the way to the property.
  private var way: ((AnyObject) -> [NSObject])?
  /// The objects that were on the way when it was looked at last.
  private var links: [ObservedLink] = []

  init(of object: AnyObject, _ look: @escaping (AnyObject) -> Void) {
    self.object = object
    self.look = look
    super.init()
  }

  deinit { invalidate() }

  /// Follows the property no longer.
  public func invalidate() {
    for link in links { ValueObserving.remove(self, of: link.key) }
    (look, way, object, links) = (nil, nil, nil, [])
  }

  /// Whether there is nothing to follow any more.
  var isOver: Bool { look == nil || object == nil }

  /// Follows the objects on the way to the property as well: those that `way` finds, beginning at the
  /// object whose property it is.
  func follow(_ way: @escaping (AnyObject) -> [NSObject]) {
    self.way = way
    followWay()
  }

  /// Follows the objects that are on the way now, and those no longer that were.
  private func followWay() {
    guard let object, let way else { return }
    let present = way(object)
    guard !present.elementsEqual(links, by: { $0 === $1.object }) else { return }
    for link in links { ValueObserving.remove(self, of: link.key) }
    links = present.map { ObservedLink($0) }
    for object in present { ValueObserving.add(self, of: object) }
  }

  /// Looks whether the property has changed with `changed`, and tells.
  func check(_ changed: AnyObject) {
    guard let object, object === changed || links.contains(where: { $0.object === changed }) else {
      return
    }
    followWay()
    look?(object)
  }
}
