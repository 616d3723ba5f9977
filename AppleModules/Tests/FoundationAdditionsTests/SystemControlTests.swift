// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Tests of properties of the system, bundles, volumes and sessions.
struct SystemControlTests {
  @Test func `a text is copied with its end, in the size that is reported`() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var machine = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
    #expect(size == machine.count && machine.last == 0)
    #expect(["x86_64", "aarch64"].contains(String(cString: machine)))
  }

  @Test func `a number has its size, and memory that is too small is refused`() {
    var processors: Int32 = 0
    var size = MemoryLayout<Int32>.size
    #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0)
    #expect(Int(processors) == ProcessInfo.processInfo.processorCount)
    size = 1
    #expect(sysctlbyname("hw.memsize", &processors, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(sysctlbyname("hw.colour", nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  @Test(arguments: [
    (CTL_HW, HW_MACHINE, "hw.machine"), (CTL_HW, HW_MODEL, "hw.model"),
    (CTL_HW, HW_NCPU, "hw.ncpu"), (CTL_HW, HW_MEMSIZE, "hw.memsize"),
    (CTL_KERN, KERN_HOSTNAME, "kern.hostname"), (CTL_KERN, KERN_OSTYPE, "kern.ostype"),
    (CTL_HW, HW_PHYSMEM, "hw.physmem"), (CTL_KERN, KERN_OSREV, "kern.osrevision"),
  ])
  func `a property has the same value by its numbers and by its name`(
    group: Int32, number: Int32, name: String
  ) {
    var size = 256
    var named = [UInt8](repeating: 1, count: size)
    #expect(sysctlbyname(name, &named, &size, nil, 0) == 0 && size > 1)
    var numbers = [group, number]
    var numbered = [UInt8](repeating: 1, count: 256)
    size = 256
    #expect(sysctl(&numbers, 2, &numbered, &size, nil, 0) == 0)
    #expect(numbered == named)
  }

  @Test func `the system was started in the past, and unknown numbers are refused`() {
    var numbers = [CTL_KERN, KERN_BOOTTIME]
    var start = timeval()
    var size = MemoryLayout<timeval>.size
    #expect(sysctl(&numbers, 2, &start, &size, nil, 0) == 0 && size == MemoryLayout<timeval>.size)
    #expect(start.tv_sec > 0 && start.tv_sec <= time(nil))
    numbers = [CTL_KERN, 14, 1, 1]
    #expect(sysctl(&numbers, 4, nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  @Test func `the load is that of the C library, and the frequency has no value`() {
    var numbers = [CTL_VM, VM_LOADAVG]
    var load = loadavg()
    var size = MemoryLayout<loadavg>.size
    #expect(
      sysctl(&numbers, 2, &load, &size, nil, 0) == ERR_SUCCESS && size == MemoryLayout<loadavg>.size
    )
    var averages = [Double](repeating: 0, count: 3)
    #expect(getloadavg(&averages, 3) == 3)
    // The kernel updates the averages every five seconds.
    #expect(abs(Double(load.ldavg.2) / Double(load.fscale) - averages[2]) < 0.5)
    numbers = [CTL_HW, HW_CPU_FREQ]
    #expect(sysctl(&numbers, 2, nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  @Test func `the capacities for important and opportunistic resources are the available one`()
    throws
  {
    let keys: Set<URLResourceKey> = [
      .volumeAvailableCapacityForImportantUsageKey,
      .volumeAvailableCapacityForOpportunisticUsageKey,
    ]
    let values = try URL(fileURLWithPath: "/tmp").resourceValues(forKeys: keys)
    let capacity = try #require(values.volumeAvailableCapacityForImportantUsage)
    #expect(capacity > 0)
    #expect(values.volumeAvailableCapacityForOpportunisticUsage != nil)
  }

  /// A protocol that never answers.
  private final class SilentProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {}
    override func stopLoading() {}
  }

  /// Foundation lists tasks that were resumed and are unfinished.
  @Test func `the resumed tasks of a session are listed by kind`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SilentProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://silent.example/"))
    let data = session.dataTask(with: url)
    let upload = session.uploadTask(with: URLRequest(url: url), from: Data([1]))
    let download = session.downloadTask(with: url)
    for task in [data, upload, download] { task.resume() }
    let tasks = await session.tasks
    #expect(tasks.0 == [data] && tasks.1 == [upload] && tasks.2 == [download])
    #expect(await Set(session.allTasks) == [data, upload, download])
    session.invalidateAndCancel()
  }

  @Test func `the keys of bundles are those of property lists`() {
    let keys = [
      kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleVersionKey, kCFBundleExecutableKey,
    ]
    #expect(
      keys.map { $0.map { $0 as String } ?? "" } == [
        "CFBundleName", "CFBundleIdentifier", "CFBundleVersion", "CFBundleExecutable",
      ])
  }
}
