// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

// Which way up a scene is, and the wish for another one.
extension UIWindowScene {
  /// Which way up the scene's windows are: wide ones as on a device on its left side.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = mainWindow?.bounds.size ?? screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The window that the scene is shown by.
  var mainWindow: UIWindow? { keyWindow ?? windows.first }

  /// How a scene is shown at a moment; it does not change.
  @preconcurrency @MainActor
  public final class Geometry: NSObject, NSCopying {
    /// Which way up the scene is.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The space of the scene, in points; its `bounds` are as large as the scene.
    public let coordinateSpace: any UICoordinateSpace
    private let size: CGSize

    init(_ orientation: UIInterfaceOrientation, _ size: CGSize, on screen: any UICoordinateSpace) {
      interfaceOrientation = orientation
      self.size = size
      coordinateSpace = SceneSpace(size, on: screen)
    }

    /// Whether a person is changing the scene's size right now; false: a desktop does not say when they begin and end.
    public var isInteractivelyResizing: Bool { false }

    /// Whether the scene is kept from turning; false: a desktop turns no windows.
    public var isInterfaceOrientationLocked: Bool { false }

    /// The geometry itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a geometry of the same size and orientation.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return other.size == size && other.interfaceOrientation == interfaceOrientation
    }

    /// Equal geometries have equal hashes.
    public nonisolated override var hash: Int {
      var hasher = Hasher()
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(interfaceOrientation)
      return hasher.finalize()
    }
  }

  /// How the scene is to be shown.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene is to be shown on a phone or tablet.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The ways up that are wished for; empty: whatever the controllers support.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// A wish for one of the ways up.
      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// How the scene is shown now.
  public var effectiveGeometry: Geometry {
    Geometry(
      interfaceOrientation, mainWindow?.bounds.size ?? screen.bounds.size, on: screen)
  }

  /// Asks for the scene to be shown in another way.
  ///
  /// As on a tablet whose programs share its screen, a window is not turned: a wish for what is not so
  /// already is refused, and `errorHandler` told.
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
