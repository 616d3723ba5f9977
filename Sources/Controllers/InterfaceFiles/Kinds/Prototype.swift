// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionInterfaceDocuments
import MullionViewTree

/// A prototype cell or header of an interface file, which is created for each use.
@MainActor
final class Prototype {
  private let element: InterfaceElement
  private let file: LoadedFile
  private weak var owner: NSObject?
  private let scene: (any MakingScene)?

  init(_ element: InterfaceElement, _ maker: ObjectMaker) {
    self.element = element
    file = maker.file
    owner = maker.owner
    scene = maker.scene
  }

  /// The factory of the views.
  var maker: ViewMaker {
    ViewMaker("the prototype \(element.words) at \(element.place)") { [self] in
      let maker = ObjectMaker(prototypeOf: file, ObjectKind.all, owner: owner, scene: scene)
      let view = maker.object(for: element) as? UIView
      maker.finish()
      return view
    }
  }
}
