// Preloaded into an official emulator, whose Java has no clock to set: the time of day is off by the nanoseconds of a shared
// file (CLOCK_SHIFT_FILE). libfaketime would replace timed waits too, and Java then stands still.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND_NS 1000000000LL

static volatile const long long *shift_ns;

__attribute__((constructor)) static void open_shift(void) {
  const char *path = getenv("CLOCK_SHIFT_FILE");
  int file = path ? open(path, O_RDONLY) : -1;
  if (file < 0) return;
  void *page = mmap(NULL, sizeof *shift_ns, PROT_READ, MAP_SHARED, file, 0);
  if (page != MAP_FAILED) shift_ns = page;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  if (result != 0 || !shift_ns || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
  long long now = time->tv_sec * SECOND_NS + time->tv_nsec + *shift_ns;
  time->tv_sec = now / SECOND_NS;
  time->tv_nsec = now % SECOND_NS;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}
