// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of the content height of tables with inaccurate estimates.
@MainActor
struct TableHeightTests {
  private final class Heights: NSObject, UITableViewDelegate {
    var asked: [IndexPath] = []
    var height: (IndexPath) -> CGFloat = { _ in 100 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath)
      return height(indexPath)
    }
  }

  private let heights = Heights()

  private func stage(_ style: UITableView.Style = .plain, counts: [Int]) -> TableStage {
    let stage = TableStage(style, counts: counts)
    stage.table.estimatedRowHeight = 0
    stage.table.estimatedSectionHeaderHeight = 0
    stage.table.estimatedSectionFooterHeight = 0
    stage.follow(heights)
    return stage
  }

  @Test func `without estimates the content has its size before a row was seen`() {
    let stage = stage(counts: [20])
    stage.frame()
    expect(stage.table.contentSize.height, equals: 2000)
    expect(stage.table.rectForRow(at: [0, 15]).minY, equals: 1500)
    expect(heights.asked, equals: (0..<20).map { IndexPath(row: $0, section: 0) })
    expect(stage.asked.count, equals: 5)
    stage.scroll(to: 1520)
    expect(stage.table.contentSize.height, equals: 2000)
    expect(stage.shown, equals: (15..<20).map { "0.\($0)" })
    expect(heights.asked.count, equals: 20)
  }

  @Test func `without estimates places are right before the first layout`() {
    let stage = stage(counts: [20, 3])
    heights.height = { CGFloat(10 + $0.row) }
    expect(stage.table.rectForRow(at: [0, 2]), equals: CGRect(x: 0, y: 21, width: 320, height: 12))
    expect(stage.table.rect(forSection: 1), equals: CGRect(x: 0, y: 390, width: 320, height: 33))
    expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 395)), equals: [1, 0])
    let touched = stage.table.indexPathsForRows(in: CGRect(x: 0, y: 385, width: 9, height: 9))
    expect(touched, equals: [[0, 19], [1, 0]])
  }

  @Test(arguments: [CGFloat(0), -1])
  func `the size of the content is new as soon as the table is reloaded`(estimate: CGFloat) {
    let stage = stage(counts: [20])
    stage.table.estimatedRowHeight = estimate
    stage.table.rowHeight = 100
    heights.height = { _ in stage.table.rowHeight }
    stage.frame()
    stage.scroll(to: 200)
    stage.rows = [(0..<50).map { "\($0)" }]
    stage.table.reloadData()
    expect(stage.table.contentSize.height, equals: 5000)
    expect(stage.table.contentOffset.y, equals: 200)
    stage.frame()
    expect(stage.table.contentSize.height, equals: 5000)
    stage.rows = [["a"]]
    stage.table.reloadData()
    expect(stage.table.contentSize.height, equals: 100)
    stage.frame()
    expect(stage.table.contentOffset.y, equals: 0)
  }

  @Test func `updates ask for the heights again, and the size of the content is new at once`() {
    let stage = stage(counts: [20])
    stage.frame()
    heights.height = { $0.row == 0 ? 40 : 100 }
    heights.asked = []
    stage.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [[0, 0]], with: .none)
    expect(stage.table.contentSize.height, equals: 2040)
    expect(stage.table.rectForRow(at: [0, 1]).minY, equals: 40)
    expect(heights.asked.count, equals: 21)
    heights.height = { _ in 50 }
    stage.table.beginUpdates()
    stage.table.endUpdates()
    expect(stage.table.contentSize.height, equals: 1050)
    stage.frame()
    expect(stage.table.rectForRow(at: [0, 20]).minY, equals: 1000)
    expect(stage.cell(0, 1)?.bounds.height, equals: 50)
  }

  @Test func `rows without a height of their own are as high as rows usually are`() {
    final class Nothing: NSObject, UITableViewDelegate {}
    let stage = stage(counts: [20])
    stage.configure = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 40)
    }
    stage.follow(Nothing())
    stage.frame()
    expect(stage.table.contentSize.height, equals: 880)
    heights.height = { $0.row == 0 ? UITableView.automaticDimension : 60 }
    stage.follow(heights)
    stage.frame()
    expect(stage.table.contentSize.height, equals: 1184)
    stage.table.rowHeight = 30
    stage.follow(Nothing())
    stage.frame()
    expect(stage.table.contentSize.height, equals: 600)
  }

  @Test func `headers and footers are measured before they are seen`() {
    let stage = stage(.grouped, counts: [20, 20])
    stage.titles = ["One", "Two"]
    stage.frame()
    let height = stage.table.rectForHeader(inSection: 0).height
    expect(height > 20 && stage.table.rectForHeader(inSection: 1).height == height)
    let content = stage.table.contentSize.height
    stage.scroll(to: 2000)
    stage.scroll(to: content - 480)
    expect(stage.table.contentSize.height, equals: content)
    expect(stage.table.headerView(forSection: 1) == nil || height > 0)
    expect(stage.table.rectForHeader(inSection: 1).height, equals: height)
  }

  @Test func `a delegate that estimates rows has its heights asked for as they come in sight`() {
    final class Estimating: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return 100
      }
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { 50 }
    }
    let stage = stage(counts: [100])
    let estimating = Estimating()
    stage.follow(estimating)
    stage.frame()
    expect(estimating.asked < 20)
    expect(stage.table.contentSize.height > 5000 && stage.table.contentSize.height < 6000)
  }

  @Test func `with estimates heights are asked for as rows come in sight`() {
    let stage = stage(counts: [1000])
    stage.table.estimatedRowHeight = UITableView.automaticDimension
    stage.frame()
    expect(heights.asked.count < 30)
  }

  @Test func `another width asks for the heights again`() {
    let stage = stage(counts: [10])
    stage.frame()
    heights.asked = []
    heights.height = { _ in stage.table.bounds.width / 2 }
    stage.table.frame.size.width = 200
    stage.frame()
    expect(stage.table.contentSize.height, equals: 1000)
    expect(heights.asked.count, equals: 10)
  }
}
