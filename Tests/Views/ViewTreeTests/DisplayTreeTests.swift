// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct DisplayTreeTests {
  private let cell = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let other = UIView(frame: CGRect(x: 200, y: 10, width: 50, height: 50))
  private let stage: Stage

  init() {
    let root = UIView()
    label.text = "Hello"
    cell.addSubview(label)
    cell.isReusablePicture = true
    root.addSubview(cell)
    root.addSubview(other)
    stage = Stage(root)
  }

  private func version(of view: UIView) -> Int? {
    func find(_ node: DisplayNode) -> Int? {
      if node.identity == ObjectIdentifier(view) { return node.contentVersion }
      return node.children.lazy.compactMap(find).first
    }
    return find(stage.surface.displayTree())
  }

  @Test func `a view that moves keeps its picture`() {
    let (cellBefore, rootBefore) = (version(of: cell), version(of: stage.root))
    cell.center.x += 5
    cell.alpha = 0.5
    cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(version(of: cell), equals: cellBefore)
    expect(version(of: stage.root) != rootBefore)
    let node = stage.surface.displayTree().children.first
    expect(node?.alpha, equals: 0.5)
    expect(node?.transform.a, equals: 2)
    expect(node?.isReusable, equals: true)
  }

  @Test func `a change deep inside makes new pictures on the way up, and nowhere else`() {
    let (cellBefore, otherBefore) = (version(of: cell), version(of: other))
    label.text = "World"
    expect(version(of: cell) != cellBefore)
    expect(version(of: other), equals: otherBefore)
    let after = version(of: cell)
    label.text = "World"
    label.isHidden = false
    expect(version(of: cell), equals: after)
  }

  @Test func `no two pictures have the same version`() {
    var versions: [Int] = []
    func collect(_ node: DisplayNode) {
      versions.append(node.contentVersion)
      node.children.forEach(collect)
    }
    collect(stage.surface.displayTree())
    collect(Stage(UIView()).surface.displayTree())
    expect(Set(versions).count, equals: versions.count)
  }

  @Test func `hidden views are left out, and come back as they became meanwhile`() {
    cell.isHidden = true
    expect(version(of: cell) == nil)
    label.text = "Later"
    _ = stage.surface.displayTree()
    cell.isHidden = false
    guard
      case .text(let layout, _, _)? = stage.surface.displayTree().children.first?.children
        .first?.commands.first
    else {
      Issue.record("the label is drawn again")
      return
    }
    expect(layout.lines.first?.text, equals: "Later")
  }

  @Test func `dark interfaces have pictures of their own`() {
    cell.backgroundColor = .systemBackground
    let before = version(of: cell)
    stage.surface.traits = UITraitCollection(userInterfaceStyle: .dark)
    expect(version(of: cell) != before)
    guard case .fill(_, let color)? = stage.surface.displayTree().children.first?.commands.first
    else {
      Issue.record("the cell is filled")
      return
    }
    expect(color, equals: DisplayColor(red: 0, green: 0, blue: 0))
  }

  @Test func `a border lies above what is inside`() {
    cell.layer.borderWidth = 2
    cell.layer.borderColor = UIColor.red.cgColor
    other.layer.borderWidth = 2
    let tree = stage.surface.displayTree()
    expect(tree.children[0].commands.isEmpty)
    expect(tree.children[0].children.count, equals: 2)
    expect(tree.children[1].commands.count, equals: 1)
  }

  @Test func `a host is asked for a frame once`() {
    _ = stage.surface.displayTree()
    var asked = 0
    stage.surface.onNeedsFrame = { asked += 1 }
    label.text = "a"
    cell.center.x = 0
    cell.setNeedsLayout()
    expect(asked, equals: 1)
    stage.surface.frame(at: 1)
    _ = stage.surface.displayTree()
    cell.alpha = 0.1
    expect(asked, equals: 2)
  }

  @Test func `nothing asks for frames while nothing changes`() {
    expect(!stage.surface.frame(at: 1))
    var asked = 0
    stage.surface.onNeedsFrame = { asked += 1 }
    label.text = "Hello"
    cell.frame = cell.frame
    cell.backgroundColor = nil
    expect(asked, equals: 0)
  }

  @Test func `a shadow grows darker from the outside in, up to its opacity`() {
    cell.backgroundColor = .white
    cell.layer.shadowOpacity = 0.5
    cell.layer.shadowRadius = 4
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    let commands = stage.surface.displayTree().children[0].commands.dropLast()
    var clear = 1.0
    var shapes: [CGRect] = []
    for case .fill(let shape, let color) in commands {
      clear *= 1 - color.alpha
      shapes.append(shape.rect)
    }
    expect(shapes.count > 4)
    expect(zip(shapes, shapes.dropFirst()).allSatisfy { $0.width > $1.width })
    expect(shapes.allSatisfy { abs($0.midY - 27) < 0.001 })
    expect(abs(1 - clear - 0.5) < 0.01)
  }

  @Test func `a view without fill casts the shadow of what is in it`() {
    label.backgroundColor = .white
    cell.layer.shadowOpacity = 1
    cell.layer.shadowRadius = 0
    cell.layer.shadowOffset = .zero
    expect(
      stage.surface.displayTree().children[0].commands,
      equals: [
        .fill(RoundedRect(label.frame), DisplayColor(red: 0, green: 0, blue: 0))
      ])
    cell.clipsToBounds = true
    expect(stage.surface.displayTree().children[0].commands.isEmpty)
  }
}
