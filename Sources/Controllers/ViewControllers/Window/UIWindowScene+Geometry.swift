// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

// The orientation of a scene, and requests for another one.
extension UIWindowScene {
  /// The orientation of the scene: `landscapeRight` for windows that are wider than high, and otherwise
  /// `portrait`.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = mainWindow?.bounds.size ?? screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The key window, or else the first window, or `nil` if there is none.
  var mainWindow: UIWindow? { keyWindow ?? windows.first }

  /// An immutable snapshot of a scene's geometry.
  @preconcurrency @MainActor
  public final class Geometry: NSObject, NSCopying {
    /// The orientation of the scene.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene, in points; its `bounds` have the size of the scene.
    public let coordinateSpace: any UICoordinateSpace
    private let size: CGSize

    init(_ orientation: UIInterfaceOrientation, _ size: CGSize, on screen: any UICoordinateSpace) {
      interfaceOrientation = orientation
      self.size = size
      coordinateSpace = SceneSpace(size, on: screen)
    }

    /// Whether the user is resizing the scene; always `false`, because a desktop does not report it.
    public var isInteractivelyResizing: Bool { false }

    /// Whether the orientation of the scene is locked; always `false`, because a desktop does not rotate
    /// windows.
    public var isInterfaceOrientationLocked: Bool { false }

    /// Returns the geometry itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether `object` is a geometry of the same size and orientation.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return other.size == size && other.interfaceOrientation == interfaceOrientation
    }

    /// The hash value of size and orientation.
    public nonisolated override var hash: Int {
      var hasher = Hasher()
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(interfaceOrientation)
      return hasher.finalize()
    }
  }

  /// The preferred geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferred geometry of a scene on a phone or tablet.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The preferred orientations, or an empty set for the orientations that the controllers support.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences with the given orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The current geometry of the scene.
  public var effectiveGeometry: Geometry {
    Geometry(
      interfaceOrientation, mainWindow?.bounds.size ?? screen.bounds.size, on: screen)
  }

  /// Requests another geometry of the scene.
  ///
  /// A window is not rotated, as on a tablet whose programs share its screen. A request whose orientations do
  /// not include the current one fails, and `errorHandler` is called; other requests are no-ops.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
      !wish.interfaceOrientations.isEmpty,
      !wish.interfaceOrientations.contains(UIInterfaceOrientationMask(interfaceOrientation))
    else { return }
    errorHandler?(UISceneError(.geometryRequestUnsupported))
  }
}
