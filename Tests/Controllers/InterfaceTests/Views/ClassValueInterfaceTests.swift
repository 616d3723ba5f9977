// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of contexts and attributes that layouts create from a class that is known at run time only.
@MainActor
struct ClassValueInterfaceTests {
  private final class MarkedContext: UICollectionViewLayoutInvalidationContext {
    var mark = 0

    override init() {
      super.init()
      mark = 1
    }
  }

  private final class MarkedAttributes: UICollectionViewLayoutAttributes {
    var mark = 2
  }

  private final class MarkedLayout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { MarkedContext.self }
    override class var layoutAttributesClass: AnyClass { MarkedAttributes.self }
  }

  @Test func `a context of the layout's class is made with init()`() {
    let layout: UICollectionViewLayout = MarkedLayout()
    let context =
      (type(of: layout).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type)
      .init()
    expect((context as? MarkedContext)?.mark, equals: 1)
    let flow: UICollectionViewLayout = UICollectionViewFlowLayout()
    let other = type(of: flow).invalidationContextClass
    let made = (other as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    expect(made is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `attributes of the layout's class are made with their initializers`() {
    let place = IndexPath(item: 1, section: 2)
    let kind = MarkedLayout.layoutAttributesClass as! UICollectionViewLayoutAttributes.Type
    let all = [
      kind.init(forCellWith: place), kind.init(forSupplementaryViewOfKind: "header", with: place),
      kind.init(forDecorationViewOfKind: "ground", with: place),
    ]
    expect(all.allSatisfy { ($0 as? MarkedAttributes)?.mark == 2 && $0.indexPath == place })
    expect(
      all.map(\.representedElementCategory), equals: [.cell, .supplementaryView, .decorationView])
    expect(all.map(\.representedElementKind), equals: [nil, "header", "ground"])
    expect(kind.init() is MarkedAttributes)
  }
}
